import type { Random } from './random.js';

export interface Noise {
  /** Smooth noise in -1..1. */
  (x: number, y?: number): number;
  /** Several octaves, still about -1..1. */
  layered(x: number, y?: number, octaves?: number): number;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise on a shuffled 256-cell lattice. */
export function createNoise(random: Random): Noise {
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  const order = Array.from({ length: 256 }, () => random.whole(0, 255));
  const lattice = (x: number, y: number) => values[(order[x & 255] + y * 57) & 255];
  const noise = (x: number, y = 0) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = lattice(left, top) + (lattice(left + 1, top) - lattice(left, top)) * across;
    const lower = lattice(left, top + 1) + (lattice(left + 1, top + 1) - lattice(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
  const layered = (x: number, y = 0, octaves = 4) => {
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + octave * 19.7, y * 2 ** octave + octave * 7.3) * weight;
      weight /= 2;
    }
    return sum;
  };
  return Object.assign(noise, { layered });
}
