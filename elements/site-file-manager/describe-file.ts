import type { ManagedFile } from './backends/file-backend.js';

export type FileKind = 'image' | 'video' | 'audio' | 'font' | 'document';

const byExtension: readonly (readonly [kind: FileKind, extensions: RegExp])[] = [
  ['image', /\.(?:jpe?g|png|gif|webp|avif|svg|ico)$/i], ['video', /\.(?:mp4|m4v|mov|webm)$/i], ['audio', /\.(?:mp3|m4a|og[ga]|opus|wav|flac)$/i],
  ['font', /\.(?:woff2?|ttf|otf)$/i],
];

/** What kind of file it is: by its type, otherwise by the end of its name. Browsers do not show images of phones in the format HEIC. */
export function getFileKind({ type = '', name }: Pick<ManagedFile, 'type' | 'name'>): FileKind {
  const start = type.split('/')[0]!;
  if (type === 'image/heic') return 'document';
  if (start === 'image' || start === 'video' || start === 'audio' || start === 'font') return start;
  return (type === '' && byExtension.find(([, extensions]) => extensions.test(name.slice(-10)))?.[0]) || 'document';
}

/** The end of a name in capitals, such as `PDF`; empty without one. */
export const getExtension = (name: string): string => /\.([^.]{1,5})$/.exec(name.slice(-6))?.[1]?.toUpperCase() ?? '';
