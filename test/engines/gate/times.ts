import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long each file took when it last ran here: a clone that has run nothing yet goes by the size of the files. */
const place = '.cache/test-times.json';
const bytesPerMs = 1;

export type Times = Record<string, number>;

function readTimes(): Times {
  try { return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) as Times : {}; } catch { return {}; }
}

/** Keeps what was measured, and drops files that are gone. */
export function keepTimes(measured: Times): void {
  const known = Object.entries({ ...readTimes(), ...measured }).filter(([file]) => existsSync(file)).sort();
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(known), null, 1)}\n`);
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size / bytesPerMs : 0);

/** What takes longest first: whatever is started last should be short. */
export function longestFirst(files: readonly string[], times: Times = readTimes()): string[] {
  const costs = new Map(files.map(file => [file, times[file] ?? sizeOf(file)]));
  return [...files].sort((a, b) => costs.get(b)! - costs.get(a)! || a.localeCompare(b));
}

/** Splits files into this many parts that take about the same time. */
export function evenShards(files: readonly string[], count: number, times: Times = readTimes()): string[][] {
  const shards = Array.from({ length: Math.min(count, files.length) }, () => ({ cost: 0, files: [] as string[] }));
  for (const file of longestFirst(files, times)) {
    const least = shards.reduce((best, shard) => (shard.cost < best.cost ? shard : best));
    least.cost += times[file] ?? sizeOf(file);
    least.files.push(file);
  }
  return shards.map(shard => shard.files);
}
