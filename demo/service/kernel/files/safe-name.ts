const mostCharacters = 150;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A file's name as it may be on any disk and in a header: the last part of a path, without what hides or reverses text. */
export function safeFileName(name: string, extension: string): string {
  const last = name.slice(-1000).split(/[/\\]/).at(-1)!;
  const shown = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').replace(/[<>:"|?*]/g, '_').replace(/^[.\s]{1,1000}/, '').trim();
  const end = shown.includes('.') ? shown.slice(shown.lastIndexOf('.')) : `.${extension}`;
  const stem = shown.slice(0, shown.includes('.') ? -end.length : undefined).trim() || 'file';
  return `${reserved.test(stem) ? '_' : ''}${[...stem].slice(0, mostCharacters - end.length).join('')}${end}`;
}

const encode = (text: string) => encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A header that makes a browser store a file under its name, never show it. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encode(name)}`;
