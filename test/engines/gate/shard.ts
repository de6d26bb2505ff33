import type { ScheduledStep } from './schedule.js';

/** One of several runs that together have every test: `--shard=2/3`. */
export interface Shard {
  /** From 1 to `count`. */
  index: number;
  count: number;
}

const option = '--shard=';

/** The shard named on the command line, if one is. */
export function readShard(options: readonly string[]): Shard | undefined {
  const text = options.find(each => each.startsWith(option));
  if (text === undefined) return undefined;
  const [index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(text.slice(option.length))?.slice(1).map(Number) ?? [];
  if (!index || !count || index > count) throw new Error(`${text}: expected a shard such as ${option}1/3. Nothing was run.`);
  return { index, count };
}

/** Every this many of the steps, since neighbors take about as long; what others wait for is in each shard. */
export function stepsOfShard(steps: readonly ScheduledStep[], { index, count }: Shard): ScheduledStep[] {
  const needed = new Set(steps.map(step => step.after));
  const divided = steps.filter(step => !needed.has(step.name));
  return steps.filter(step => needed.has(step.name) || divided.indexOf(step) % count === index - 1);
}
