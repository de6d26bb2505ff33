import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { extent, linearTicks, withUnit } from './axis.js';
import type { Tick } from './scene.js';

export interface ValueAxis { readonly scale: ScaleLinear<number, number>; readonly ticks: readonly Tick[] }

interface ValueAxisInput {
  /** All ends of what is drawn. */
  readonly ends: readonly number[];
  /** Whether zero belongs to it always: bars and areas begin there. */
  readonly hasZero: boolean;
  /** Where the axis has to reach; null for what the values need. */
  readonly min: number | null;
  readonly max: number | null;
  readonly range: readonly [from: number, to: number];
  /** About as many ticks. */
  readonly count: number;
  readonly unit: string;
  readonly format: (value: number) => string;
}

/** An axis of numbers: as long as its values need, or as long as it has been set, if that is enough for them. */
export function makeValueAxis({ ends, hasZero, min, max, range, count, unit, format }: ValueAxisInput): ValueAxis {
  const least = Math.min(...ends, ...hasZero ? [0] : []);
  const most = Math.max(...ends, ...hasZero ? [0] : []);
  const scale = scaleLinear().domain(extent(ends, hasZero)).nice(Math.max(2, count)).range(range);
  const [from, to] = scale.domain() as [number, number];
  const domain = [min === null ? from : Math.min(min, least), max === null ? to : Math.max(max, most)] as [number, number];
  if (domain[0] < domain[1]) scale.domain(domain);
  return { scale, ticks: withUnit(linearTicks(scale, count, ends, format), unit) };
}
