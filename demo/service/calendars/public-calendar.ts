import type { Keeping } from '../feeds/feed-store.js';

/** What pages show of a calendar, and what tells when that is. Who comes, who invites and what reminds of it stays with the owner. */
const shownComponents = new Set(['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const shownLines = /^(?:VERSION|PRODID|CALSCALE|UID|DTSTAMP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SUMMARY|DESCRIPTION|LOCATION|URL|STATUS|TZID|TZOFFSETFROM|TZOFFSETTO|X-LIC-LOCATION)[;:]/i;

/** A line as it stands in the file, folded, and as it reads. */
interface Line { readonly written: string; readonly whole: string }
interface Component { readonly name: string; readonly lines: Line[] }

/** A line that begins with a blank continues the one before (RFC 5545 §3.1). */
const linesOf = (text: string): Line[] => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').split(/\n(?![ \t])/).filter(Boolean)
  .map(written => ({ written, whole: written.replace(/\n[ \t]/g, '') }));

const isPrivate = ({ whole }: Line): boolean => /^CLASS[;:]/i.test(whole) && ['PRIVATE', 'CONFIDENTIAL'].includes(whole.slice(whole.indexOf(':') + 1).trim().toUpperCase());

/** The part of an iCalendar file (RFC 5545) that is for everybody. Throws where it is none. */
export function publicCalendar(text: string): string {
  const shown: Line[] = [];
  const open: Component[] = [];
  for (const line of linesOf(text)) {
    const [edge = '', name = ''] = line.whole.trim().toUpperCase().split(':');
    if (edge === 'BEGIN') open.push({ name, lines: [line] });
    else if (edge === 'END') {
      const ended = open.pop();
      if (ended?.name !== name) throw new Error(`is no iCalendar file: it ends "${name.slice(0, 60)}", which it has not begun`);
      if (shownComponents.has(name) && !ended.lines.some(isPrivate)) (open.at(-1)?.lines ?? shown).push(...ended.lines, line);
    } else if (shownLines.test(line.whole) || isPrivate(line)) open.at(-1)?.lines.push(line);
  }
  if (shown[0]?.whole.trim().toUpperCase() !== 'BEGIN:VCALENDAR') throw new Error('is no iCalendar file: it has no BEGIN:VCALENDAR and END:VCALENDAR');
  return shown.map(({ written }) => `${written.trimEnd().replaceAll('\n', '\r\n')}\r\n`).join('');
}

/** An iCalendar file of the owner's, as a store of feeds keeps it. */
export const keptCalendar: Keeping<string> = {
  word: 'calendar',
  accept: 'text/calendar, */*;q=0.1',
  read: publicCalendar,
  isWhole: kept => typeof kept === 'string',
};
