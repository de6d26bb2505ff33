import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The duration of each file when it last ran here, in milliseconds. */
const measuredPlace = '.cache/test-times.json';
/** The same of an earlier run, committed: a fresh clone balances its steps, too. `npm run times` writes it from what was measured here. */
const committedPlace = 'test/engines/gate/file-times.json';
const bytesPerMs = 1;
/** Differences below this are noise, and would change each line of the committed file. */
const roundMs = 100;

export type Times = Record<string, number>;

function readFrom(place: string): Times {
  try { return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) as Times : {}; } catch { return {}; }
}

function writeTo(place: string, times: Times): void {
  const known = Object.entries(times).filter(([file]) => existsSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(known), null, 1)}\n`);
}

/** The committed durations, the same on every machine. */
export const committedTimes = (): Times => readFrom(committedPlace);

const readTimes = (): Times => ({ ...committedTimes(), ...readFrom(measuredPlace) });

/** Keeps what was measured, and drops files that are gone. */
export const keepTimes = (measured: Times): void => writeTo(measuredPlace, { ...readFrom(measuredPlace), ...measured });

/** Updates the committed durations with those measured here, rounded. Returns how many files it has. */
export function commitTimes(): number {
  const times = Object.fromEntries(Object.entries(readTimes()).map(([file, ms]) => [file, Math.max(roundMs, Math.round(ms / roundMs) * roundMs)]));
  writeTo(committedPlace, times);
  return Object.keys(times).length;
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
