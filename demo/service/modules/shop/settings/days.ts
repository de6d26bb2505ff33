// Days of the shop, in its time zone. Moments are stored; owners write and read days.

/** A day of the calendar that exists, such as `2026-11-30`. */
export const isDay = (text: string): boolean => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return start !== null && !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text; // June 31 does not exist
};

/** The day after; empty for any other text. */
export const nextDay = (day: string): string =>
  (isDay(day) ? new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10) : '');

/** The day of a moment in a time zone. */
export function toDay(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment);
  const part = (type: string) => parts.find(one => one.type === type)!.value;
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find(one => one.type === type)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(moment.getTime() / 1000) * 1000;
}

/**
 * The first moment of a day in a time zone; null for any other text. Where clocks are set forward at midnight, the day begins when they have been.
 */
export function startOfDay(day: string, timeZone: string): Date | null {
  if (!isDay(day)) return null;
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  // The offset may differ between the guess and the moment itself.
  const guesses = [midnight - offsetAt(new Date(midnight), timeZone)];
  guesses.push(midnight - offsetAt(new Date(guesses[0]!), timeZone));
  const right = guesses.filter(guess => toDay(new Date(guess), timeZone) === day);
  return new Date(Math.min(...(right.length > 0 ? right : [Math.max(...guesses)])));
}
