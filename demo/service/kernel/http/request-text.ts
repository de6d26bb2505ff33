import { decode } from './read-body.js';

const replacement = '\uFFFD';
const lineBreaks = Buffer.from('\r\n\r\n');

/** Names and values of a form-encoded body. Escapes that are no UTF-8 are refused, where `URLSearchParams` would replace them silently. */
export function formPairs(bytes: Uint8Array): URLSearchParams {
  const text = decode(bytes);
  const pairs = new URLSearchParams(text);
  // A replacement character that a visitor has typed is valid UTF-8.
  if ([...pairs].some(([name, value]) => name.includes(replacement) || value.includes(replacement))) decode(unescaped(text));
  return pairs;
}

function unescaped(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x25 ? /^[\da-f]{2}$/i.exec(bytes.toString('latin1', at + 1, at + 3)) : null;
    found.push(code ? Number.parseInt(code[0], 16) : bytes[at]!);
    if (code) at += 2;
  }
  return Uint8Array.from(found);
}

/** Refuses a part of a multipart body that is not UTF-8: the heads of all parts, and the whole of those without a file. */
export function rejectBadParts(body: Buffer, starts: readonly number[]): void {
  for (const [index, start] of starts.entries()) {
    const part = body.subarray(start, starts[index + 1] ?? body.length);
    const end = part.indexOf(lineBreaks);
    if (end < 0) continue;
    const head = decode(part.subarray(0, end));
    if (!/;\s{0,10}filename\*?=/i.test(head)) decode(part);
  }
}
