// Sums of money without a fraction in between: a product of an amount and a rate is larger than a number holds exactly.

/** `amount × numerator ÷ denominator`, rounded to the nearest integer, halves up. None is negative. */
export const roundedShare = (amount: number, numerator: number, denominator: number): number =>
  Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

/** Divides an amount by weights into integers whose sum it is. What is left goes to those that lost most by rounding, the first of them first. */
export function allot(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const products = weights.map(weight => BigInt(amount) * BigInt(weight));
  const parts = products.map(product => Number(product / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const losers = products
    .map((product, at) => ({ at, lost: product % whole }))
    .sort((one, other) => (one.lost < other.lost ? 1 : one.lost > other.lost ? -1 : 0));
  for (const { at } of losers.slice(0, left)) parts[at]! += 1;
  return parts;
}
