/** Bytes 0x80 to 0x9f of windows-1252. Node 20 decodes that encoding as latin-1 and loses quotes, dashes and the euro sign. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const c1 = /[\u0080-\u009f]/g;

export interface DecodedText {
  readonly text: string;
  /** The encoding that was used, by its name in `TextDecoder`. */
  readonly encoding: string;
  /** The declared encoding if the bytes contradict it; empty otherwise. */
  readonly contradicted: string;
}

const decode = (bytes: Uint8Array, encoding: string): string => {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(c1, character => windows1252[character.charCodeAt(0) - 0x80]!) : text;
};

/** The name of an encoding in `TextDecoder`, where `latin1` and `iso-8859-1` are windows-1252. Empty for an unknown encoding. */
export function encodingName(label: string): string {
  try {
    return new TextDecoder(label.trim().slice(0, 40)).encoding;
  } catch {
    return '';
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Detects the encoding from the first bytes: a byte order mark, or UTF-16 that begins with an ASCII character. */
function encodingOfStart([first, second, third]: Uint8Array): string {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third) return 'utf-16le';
  return first === 0 && second && third === 0 ? 'utf-16be' : '';
}

/**
 * Decodes a text in an unknown encoding. The bytes take precedence over declarations: byte order marks and UTF-16 are detected, and
 * valid UTF-8 with characters beyond ASCII is UTF-8. Then the declarations apply in their order, such as that of the HTTP header and
 * that of the file. Without a suitable one, the text is windows-1252. Never throws.
 */
export function decodeText(bytes: Uint8Array, ...declared: readonly (string | null | undefined)[]): DecodedText {
  const names = declared.map(label => encodingName(label ?? '')).filter(Boolean);
  const result = (encoding: string): DecodedText => ({
    text: decode(bytes, encoding), encoding, contradicted: names.length > 0 && !names.includes(encoding) ? names[0]! : '',
  });
  const start = encodingOfStart(bytes);
  if (start) return result(start);
  // Encodings such as ISO-2022-JP use only ASCII bytes: they are recognized by their declaration.
  if (bytes.every(byte => byte < 0x80))
    return result(names.find(name => name.startsWith('iso-2022')) ?? names.find(name => !name.startsWith('utf-16')) ?? 'utf-8');
  if (isUtf8(bytes)) return result('utf-8');
  return result(names.find(name => name !== 'utf-8' && !name.startsWith('utf-16')) ?? 'windows-1252');
}

/** The `charset` of a `Content-Type`; empty without one. */
export const charsetOfType = (type: string | null): string => /;\s{0,9}charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(type ?? '')?.[1] ?? '';

/** Where a text names its encoding: an XML declaration, the first rule of a style sheet, the `meta` of a page in either form. */
const declarations = [
  /^\s{0,20}<\?xml[^>]{1,80}encoding\s?=\s?["']([\w.:-]{1,40})/,
  /^@charset "([\w.:-]{1,40})";/,
  /<meta\s[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i,
];
/** Browsers look no further for it. */
const declaredBytes = 1024;

/** The encoding that a text names itself, in characters that all encodings share; empty without one. */
export function encodingInText(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, declaredBytes));
  return declarations.map(declaration => declaration.exec(start)?.[1]).find(Boolean) ?? '';
}
