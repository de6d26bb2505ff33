/** Opening hours of a day, in minutes since midnight; 1440 is its end. */
export interface OpenRange { readonly fromMinute: number; readonly toMinute: number }

const range = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/;
const dayMinutes = 24 * 60;
const day = /\d{4}-\d\d-\d\d/g;

/** Opening hours as their owner types them: `10:00-12:30, 14-18`, empty for a closed day. Null if they cannot be read, or overlap. */
export function readOpeningHours(text: string): OpenRange[] | null {
  const ranges: OpenRange[] = [];
  for (const part of text.slice(0, 200).split(/[,;]/).map(one => one.trim()).filter(Boolean)) {
    const [, fromHour, fromMinutes = '0', toHour, toMinutes = '0'] = range.exec(part) ?? [];
    const [fromMinute, toMinute] = [Number(fromHour) * 60 + Number(fromMinutes), Number(toHour) * 60 + Number(toMinutes)];
    const isRight = Number(fromMinutes) < 60 && Number(toMinutes) < 60 && fromMinute < toMinute && toMinute <= dayMinutes;
    if (!isRight || fromMinute < (ranges.at(-1)?.toMinute ?? 0)) return null;
    ranges.push({ fromMinute, toMinute });
  }
  return ranges;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The same in one form: `10:00-12:30, 14:00-18:00`. */
export const formatOpeningHours = (ranges: readonly OpenRange[]): string =>
  ranges.map(({ fromMinute, toMinute }) => `${clock(fromMinute)}-${clock(toMinute)}`).join(', ');

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Closed days as their owner types them, a day or a first and a last day in each line. Null if they cannot be read. */
export function readClosedDays(text: string): string[] | null {
  const lines = text.split(/\r\n?|\n/).map(line => line.trim()).filter(Boolean);
  const closed = lines.map(line => {
    const days = line.match(day) ?? [];
    const isRight = (days.length === 1 || days.length === 2) && days.every(isDay) && days[0]! <= days.at(-1)! && !/\d/.test(line.replace(day, ''));
    return isRight ? [...new Set(days)].join('/') : null;
  });
  return closed.includes(null) ? null : closed as string[];
}

/** Whether a day, such as `2026-12-24`, is one of these. */
export const isClosedDay = (closedDays: readonly string[], one: string): boolean =>
  closedDays.some(closed => {
    const [first, last = first] = closed.split('/');
    return one >= first! && one <= last!;
  });
