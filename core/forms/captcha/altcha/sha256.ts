// The constants of the standard: fractions of the square and cube roots of the first primes.
const primes = [2];
for (let number = 3; primes.length < 64; number += 2) if (primes.every(prime => number % prime)) primes.push(number);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const start = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
const rounds = Int32Array.from(primes, prime => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const words = new Int32Array(64);

function mix(state: Int32Array, view: DataView, from: number): void {
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = view.getInt32(from + at * 4);
      continue;
    }
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    words[at] = words[at - 16]! + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3))
      + words[at - 7]! + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[at]! + words[at]!;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g; g = f; f = e; e = (d + first) | 0;
    d = c; c = b; b = a; a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = state[at]! + word; });
}

/**
 * SHA-256 (FIPS 180-4) of a short text, immediately, as eight words of 32 bits. The browser's own `crypto.subtle` answers each
 * call later, which takes longer than the work itself here, and pages without https do not have it.
 */
export function sha256(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Int32Array.from(start);
  for (let from = 0; from < padded.length; from += 64) mix(state, view, from);
  return state;
}

/** A digest as lower-case hex. */
export const toHex = (digest: Int32Array): string => [...digest].map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
