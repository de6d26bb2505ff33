import { decodeText } from '../reading/decode-text.js';

/** One line of an iCalendar file: `DTSTART;TZID=Europe/London:20261205T190000`. */
export interface ContentLine {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
  /** Its first line in the file, counted from 1. */
  readonly line: number;
}

export interface UnfoldedLine { readonly text: string; readonly line: number }

const isQuotedPrintable = (text: string): boolean => /^[^:]{0,200};ENCODING="?QUOTED-PRINTABLE\b/i.test(text);
/** Property names are in capitals, or all in small letters in some exports. Anything else before a colon is text, as in `Doors: 19:00`. */
const beginsLine = /^[A-Z\d-]{1,60}[ \t]?[;:]/;
const beginsSmallLine = /^(?:begin|end|uid|class|summary|description|location|url|status|sequence|duration|created|organizer|attendee|categories|transp|priority|geo|method|version|prodid|(?:dt|tz|rr|rd|ex|last-|recurrence-|x-)[a-z-]{1,60})[ \t]?[;:]/i;
/** Properties whose line breaks some exporters do not escape. */
const isText = /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|X-ALT-DESC)[;:]/i;

/**
 * Joins folded lines: a line that begins with a blank continues the one before (RFC 5545 §3.1), and so does a line after an unescaped
 * line break in a text.
 */
export function unfoldLines(text: string): UnfoldedLine[] {
  const whole: { readonly parts: string[]; readonly line: number; readonly isText: boolean; readonly isQuoted: boolean }[] = [];
  for (const [at, part] of text.replace(/^\ufeff/, '').split(/\r\n?|\n/).entries()) {
    const before = whole.at(-1);
    if (before && /^[ \t]/.test(part)) before.parts.push(part.slice(1));
    else if (before?.isQuoted && before.parts.at(-1)!.endsWith('=')) before.parts.push(before.parts.pop()!.slice(0, -1), part);
    else if (!part.trim()) continue;
    else if (before?.isText && !beginsLine.test(part) && !beginsSmallLine.test(part)) before.parts.push('\\n', part);
    else whole.push({ parts: [part], line: at + 1, isText: isText.test(part), isQuoted: isQuotedPrintable(part) });
  }
  return whole.map(({ parts, line }) => ({ text: parts.join(''), line }));
}

const isTimeLine = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)[;:\s]/i;

/**
 * Index of the colon before the value: the first one outside quotes and brackets (`X=(a:b)`), or the one before a date in properties that
 * have one (`TZID=+05:30:20261205T190000`).
 */
function colonOf(line: string): number {
  const beforeDate = isTimeLine.test(line) ? line.search(/:\s{0,9}\d{4}-?\d{2}-?\d{2}/) : -1;
  if (beforeDate >= 0) return beforeDate;
  let isQuoted = false;
  let brackets = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (line[at] === '(') brackets++;
    else if (line[at] === ')') brackets--;
    else if (line[at] === ':' && brackets <= 0) return at;
  }
  return line.indexOf(':');
}

/** Splits at semicolons outside quotes. */
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

/** Decodes bytes that vCalendar 1.0 writes as `=C3=A9`, in the declared encoding. */
const readQuotedPrintable = (value: string, charset: string | undefined): string => value.replace(/(?:=[\da-f]{2})+/gi, found =>
  decodeText(Uint8Array.from(found.slice(1).split('='), hex => parseInt(hex, 16)), charset).text);

function readLine({ text, line }: UnfoldedLine): ContentLine | null {
  const colon = colonOf(text);
  if (colon < 1) return null;
  const [name = '', ...rest] = partsOf(text.slice(0, colon));
  const parameters = Object.fromEntries(rest.map(part => {
    const equals = part.indexOf('=');
    return [part.slice(0, Math.max(0, equals)).trim().toUpperCase(), part.slice(equals + 1).replaceAll('"', '').trim()];
  }));
  const value = text.slice(colon + 1);
  const isQuoted = /^quoted-printable$/i.test(parameters.ENCODING ?? '');
  return { name: name.trim().toUpperCase(), parameters, value: isQuoted ? readQuotedPrintable(value, parameters.CHARSET) : value, line };
}

/** The unfolded lines of a file. Lines without a name and a value are skipped. */
export const readLines = (text: string): ContentLine[] => unfoldLines(text).flatMap(line => readLine(line) ?? []);

/** Unescapes a TEXT value: `\n`, `\,`, `\;`, `\\`, and the colons and quotes that some exporters escape as well. */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,:"nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character));

/** A component between `BEGIN:` and `END:`, with the components inside it. */
export interface Component { readonly name: string; readonly lines: ContentLine[]; readonly parts: Component[]; isEnded: boolean }

/** The components of a file. A component without `END:` ends with the file. */
export function readComponents(lines: readonly ContentLine[]): readonly Component[] {
  const root: Component = { name: '', lines: [], parts: [], isEnded: true };
  const open = [root];
  for (const line of lines) {
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const component: Component = { name, lines: [], parts: [], isEnded: false };
      if (open.length < 8) open.at(-1)!.parts.push(component);
      open.push(component);
    } else if (line.name === 'END') {
      const at = open.findLastIndex(component => component.name === name);
      if (at <= 0) continue;
      open[at]!.isEnded = true;
      open.length = at;
    } else open.at(-1)!.lines.push(line);
  }
  return root.parts;
}

export const findLine = (component: Component, name: string): ContentLine | undefined => component.lines.find(line => line.name === name);
