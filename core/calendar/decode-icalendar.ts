import { charsetOfType, decodeText } from '../reading/decode-text.js';

const [tab, newLine, carriageReturn, blank] = [9, 10, 13, 32];

/**
 * Removes folds inside a character: exporters that count octets break lines there, and each half would be decoded separately
 * (RFC 5545 §3.1). Other folds stay, so that lines keep their numbers.
 */
function joinedCharacters(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const next = bytes[at] === carriageReturn && bytes[at + 1] === newLine ? at + 2 : bytes[at] === newLine ? at + 1 : 0;
    const isWithin = next > 0 && (bytes[at - 1] ?? 0) >= 0x80 && (bytes[next] === blank || bytes[next] === tab) && ((bytes[next + 1] ?? 0) & 0xc0) === 0x80;
    if (isWithin) at = next;
    else joined[length++] = bytes[at]!;
  }
  return joined.subarray(0, length);
}

/** Decodes an iCalendar file in any encoding. `type` is the `Content-Type` of its response. */
export function decodeICalendar(bytes: Uint8Array, type: string | null): string {
  const joined = joinedCharacters(bytes);
  // vCalendar 1.0 declares the encoding as a parameter of its texts.
  const declared = /;CHARSET="?([\w-]{1,40})/i.exec(new TextDecoder('latin1').decode(joined.subarray(0, 20_000)))?.[1];
  return decodeText(joined, charsetOfType(type), declared).text;
}
