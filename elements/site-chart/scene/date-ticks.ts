import type { DatePrecision } from '../../../core/reading/read-date.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const yearMs = 365.2425 * dayMs;

/** A way to divide an axis: every this many of a unit. */
interface Step { readonly unit: DatePrecision; readonly count: number; readonly ms: number }
const steps: readonly Step[] = [
  ...[1, 5, 15, 30].map((count): Step => ({ unit: 'minute', count, ms: count * minuteMs })),
  ...[60, 180, 360, 720].map((count): Step => ({ unit: 'minute', count, ms: count * minuteMs })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count, ms: count * dayMs })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count, ms: count * yearMs / 12 })),
];
/** A Monday: weeks are counted from it. */
const monday = 4 * dayMs;

/** Years in steps of 1, 2, 5, 10, 20, 50 and so on. */
function yearsFor(ms: number): Step {
  const least = Math.max(1, ms / yearMs);
  const ten = 10 ** Math.floor(Math.log10(least));
  const count = [1, 2, 5, 10].map(each => each * ten).find(each => each >= least - 1e-9)!;
  return { unit: 'year', count, ms: count * yearMs };
}

function* startsFrom(from: number, { unit, count, ms }: Step): Generator<number> {
  const date = new Date(from);
  if (unit === 'minute' || unit === 'day') {
    const base = unit === 'day' && count >= 7 ? monday : 0;
    for (let at = base + Math.ceil((from - base) / ms) * ms; ; at += ms) yield at;
  }
  const months = unit === 'year' ? count * 12 : count;
  const first = date.getUTCFullYear() * 12 + date.getUTCMonth();
  for (let at = Math.floor(first / months) * months; ; at += months) {
    const start = new Date(0);
    start.setUTCFullYear(Math.floor(at / 12), at % 12, 1);
    if (start.getTime() >= from) yield start.getTime();
  }
}

/** Where an axis of dates is marked, at starts of what people count in, and how exactly each mark is to be named. */
export function dateTicks([from, to]: readonly [number, number], count: number, finest: DatePrecision): { ms: number; precision: DatePrecision }[] {
  const wanted = (to - from) / Math.max(1, count);
  const order: readonly DatePrecision[] = ['minute', 'day', 'month', 'year'];
  const allowed = steps.filter(({ unit }) => order.indexOf(unit) >= order.indexOf(finest));
  const step = allowed.find(({ ms }) => ms >= wanted) ?? yearsFor(wanted);
  const ticks: { ms: number; precision: DatePrecision }[] = [];
  for (const ms of startsFrom(from, step)) {
    if (ms > to || ticks.length > 100) break;
    ticks.push({ ms, precision: step.unit === 'minute' && ms % dayMs === 0 ? 'day' : step.unit });
  }
  return ticks;
}

/** The least distance between neighbours: how wide a bar may be. A day where there is one date alone. */
export function smallestGap(sorted: readonly number[]): number {
  let least = Infinity;
  for (let at = 1; at < sorted.length; at++) if (sorted[at]! > sorted[at - 1]!) least = Math.min(least, sorted[at]! - sorted[at - 1]!);
  return least === Infinity ? dayMs : least;
}
