import { sniffKind } from '../../kernel/files/sniff-type.js';

/** What a file is, by its content. */
export interface FileType {
  readonly type: string;
  /** The usual ones; the first is added to a name that has none of them. */
  readonly extensions: readonly string[];
}
interface MediaKind extends FileType { is(bytes: Uint8Array): boolean }

const latin = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');
const startsWith = (...starts: string[]) => (bytes: Uint8Array): boolean => starts.some(start => latin(bytes, 0, start.length) === start);
const isIso = (pattern: RegExp) => (bytes: Uint8Array): boolean => latin(bytes, 4, 8) === 'ftyp' && pattern.test(latin(bytes, 8, 12));
const isRiff = (form: string) => (bytes: Uint8Array): boolean => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === form;
/** The synchronization and a layer that exists; the same bits in zeros are nothing. */
const isMpegAudio = (bytes: Uint8Array): boolean =>
  startsWith('ID3')(bytes) || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2 && (bytes[2]! & 0xf0) !== 0xf0);

/** Sound, moving pictures and fonts, which forms of visitors do not accept. */
const mediaKinds: readonly MediaKind[] = [
  { type: 'video/webm', extensions: ['webm'], is: startsWith('\x1a\x45\xdf\xa3') },
  { type: 'audio/mp4', extensions: ['m4a'], is: isIso(/^M4[AB] $/) },
  { type: 'video/quicktime', extensions: ['mov'], is: isIso(/^qt {2}$/) },
  { type: 'video/mp4', extensions: ['mp4', 'm4v'], is: isIso(/^(?:isom|iso\d|mp4\d|avc1|dash|M4V |MSNV|3gp\d)$/) },
  { type: 'audio/mpeg', extensions: ['mp3'], is: isMpegAudio },
  { type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], is: startsWith('OggS') },
  { type: 'audio/wav', extensions: ['wav'], is: isRiff('WAVE') },
  { type: 'audio/flac', extensions: ['flac'], is: startsWith('fLaC') },
  { type: 'font/woff2', extensions: ['woff2'], is: startsWith('wOF2') },
  { type: 'font/woff', extensions: ['woff'], is: startsWith('wOFF') },
  { type: 'font/otf', extensions: ['otf'], is: startsWith('OTTO') },
  { type: 'font/ttf', extensions: ['ttf'], is: startsWith('\0\x01\0\0\0', 'true\0') },
  { type: 'image/x-icon', extensions: ['ico'], is: startsWith('\0\0\x01\0') },
];

const svg: FileType = { type: 'image/svg+xml', extensions: ['svg'] };
/** Before the root of an SVG: a declaration, comments, and a document type without entities of its own. */
const beforeRoot = /^(?:\uFEFF|\s+|<\?xml[^>]{0,200}\?>|<!DOCTYPE\s+svg[^[>]{0,300}>)/i;

function isSvg(bytes: Uint8Array): boolean {
  let text = Buffer.from(bytes.subarray(0, 8192)).toString('utf8');
  for (;;) {
    const end = text.startsWith('<!--') ? text.indexOf('-->') + 3 : beforeRoot.exec(text)?.[0].length ?? 0;
    if (end < 3 && text.startsWith('<!--')) return false;
    if (end === 0) return /^<svg[\s>]/i.test(text);
    text = text.slice(end);
  }
}

/** The extension of a name in small letters; empty without one. */
export const getExtension = (name: string): string => /\.([^.]{1,10})$/.exec(name.slice(-11))?.[1]?.toLowerCase() ?? '';

/** What a file is by its content; texts also by the end of their name, because nothing else distinguishes them. Null for a type that is not stored. */
export function findFileType(name: string, bytes: Uint8Array): FileType | null {
  const extension = getExtension(name);
  const media = mediaKinds.find(({ is }) => is(bytes));
  if (media) return media;
  if (extension === 'svg') return isSvg(bytes) ? svg : null;
  return sniffKind(extension, bytes);
}
