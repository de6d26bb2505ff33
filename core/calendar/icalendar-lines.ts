/** One line of an iCalendar file: `DTSTART;TZID=Europe/London:20261205T190000`. */
export interface ContentLine {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** Lines that were folded are whole again: a line that begins with a blank continues the one before (RFC 5545 §3.1). */
const unfold = (text: string): string[] => text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '').split('\n');

/** Where the value begins: at the first colon outside of quotes. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

/** Parts between semicolons outside of quotes. */
function partsOf(head: string): string[] {
  const parts: string[] = [''];
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ';' && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function readLine(line: string): ContentLine | null {
  const colon = colonOf(line);
  if (colon < 1) return null;
  const [name = '', ...rest] = partsOf(line.slice(0, colon));
  const parameters = Object.fromEntries(rest.map(part => {
    const equals = part.indexOf('=');
    return [part.slice(0, equals).toUpperCase(), part.slice(equals + 1).replaceAll('"', '')];
  }));
  return { name: name.toUpperCase(), parameters, value: line.slice(colon + 1) };
}

/** The lines of a file, whole; what is none is left out. */
export const readLines = (text: string): ContentLine[] => unfold(text).flatMap(line => readLine(line) ?? []);

/** What a TEXT value says: `\n`, `\,`, `\;` and `\\` are unescaped. */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character));

export const escapeText = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const mostOctets = 75;
const encoder = new TextEncoder();

/** Folds a line after 75 octets, never inside a character (RFC 5545 §3.1). */
export function fold(line: string): string {
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
