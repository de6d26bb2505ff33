import type { ScaleLinear } from 'd3-scale';
import type { Tick } from './scene.js';

export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The ends of bars that are on one another: those below zero hang from it. */
export function stackUp(series: readonly (readonly (number | null)[])[], count: number): readonly (readonly (readonly [number, number] | null)[])[] {
  const [up, down] = [new Float64Array(count), new Float64Array(count)];
  return series.map(values => values.map((value, at) => {
    if (value === null) return null;
    const pile = value < 0 ? down : up;
    const from = pile[at]!;
    pile[at] = from + value;
    return [from, from + value] as const;
  }));
}

/** From the least to the greatest; zero belongs to bars always, and to others where it is near. */
export function extent(ends: Iterable<number>, hasZero: boolean): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const end of ends) {
    if (end < least) least = end;
    if (end > most) most = end;
  }
  if (least > most) return [0, 1];
  if (hasZero || (least > 0 && least <= most - least)) least = Math.min(0, least);
  if (hasZero || (most < 0 && -most <= most - least)) most = Math.max(0, most);
  return least === most ? [least - (Math.abs(least) || 1), most + (Math.abs(most) || 1)] : [least, most];
}

/** About as many ticks as fit. Where all values are whole, so are the ticks: an axis of counts has no halves. */
export function linearTicks(scale: ScaleLinear<number, number>, count: number, values: Iterable<number>, format: (value: number) => string): Tick[] {
  const areWhole = [...values].every(Number.isInteger);
  const ticks = scale.ticks(Math.max(2, count)).filter(value => !areWhole || Number.isInteger(value));
  return ticks.map(value => ({ at: scale(value), text: format(value), isZero: value === 0 }));
}

/** The unit is at the greatest number alone, as in print. */
export const withUnit = (ticks: readonly Tick[], unit: string): readonly Tick[] =>
  ticks.map((tick, at) => (unit && at === ticks.length - 1 ? { ...tick, text: `${tick.text} ${unit}` } : tick));

/** From where to where each value of each series reaches. */
export type BarEnds = readonly (readonly [from: number, to: number] | null)[];

/** The ends of all bars of the shown series: side by side they begin at zero. */
export const getBarEnds = (columns: readonly (readonly (number | null)[])[], count: number, isStack: boolean): readonly BarEnds[] =>
  (isStack ? stackUp(columns, count) : columns.map(values => values.map(value => (value === null ? null : [0, value] as const))));

export function* everyEnd(ends: ReturnType<typeof stackUp>): Generator<number> {
  for (const column of ends) for (const end of column) if (end) yield end[1];
}

/** A label that fits in a width, cut where it does not. */
export function fitLabel(text: string, widthPx: number, measure: (text: string) => number): string {
  if (measure(text) <= widthPx) return text;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (measure(`${text.slice(0, middle)}…`) <= widthPx) fits = middle;
    else fails = middle;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}
