import type { Stop } from '../drawing/sheet.js';

const channels = (hex: string) => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));

/** Drops the stops that a straight blend of their neighbours already shows: half the bytes, the same picture. */
export function lean(stops: readonly Stop[], tolerance = 1.6): Stop[] {
  const keep = (from: number, to: number): Stop[] => {
    const [start, end] = [channels(stops[from][1]), channels(stops[to][1])];
    let worst = 0;
    let split = 0;
    for (let index = from + 1; index < to; index++) {
      const t = (stops[index][0] - stops[from][0]) / (stops[to][0] - stops[from][0] || 1);
      const miss = Math.max(...channels(stops[index][1]).map((c, at) =>
        Math.abs(c - (start[at] + (end[at] - start[at]) * t))));
      if (miss > worst) [worst, split] = [miss, index];
    }
    return worst > tolerance ? [...keep(from, split), ...keep(split, to).slice(1)] : [stops[from], stops[to]];
  };
  return keep(0, stops.length - 1);
}
