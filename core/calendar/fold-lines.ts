/** Escapes a TEXT value of an iCalendar file (RFC 5545 §3.3.11). */
export const escapeText = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const mostOctets = 75;
const encoder = new TextEncoder();

/** Folds a line after 75 octets, never inside a character (RFC 5545 §3.1). */
export function foldContentLine(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
