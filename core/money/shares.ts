/** Percentages in hundredths: 19 % is 1900. */
const whole = 10_000n;

/** A percentage of an amount in minor units. Halves are rounded away from zero. `hundredths`: 19 % is 1900. */
export function calculatePercentage(minorUnits: number, hundredths: number): number {
  const product = BigInt(minorUnits) * BigInt(hundredths);
  const half = product < 0n ? -whole / 2n : whole / 2n;
  return Number((product + half) / whole);
}

/**
 * Splits an amount by weights without losing a unit: each part is rounded down, and the rest goes to the parts that lost most, in their
 * order. If all weights are zero, the parts are equal.
 */
export function splitByWeight(minorUnits: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = (all > 0 ? weights : weights.map(() => 1)).map(BigInt);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total === 0n) return [];
  const size = BigInt(Math.abs(minorUnits));
  const parts = shares.map((share, at) => ({ at, units: size * share / total, lost: size * share % total }));
  let left = size - parts.reduce((sum, { units }) => sum + units, 0n);
  for (const part of [...parts].sort((one, other) => (other.lost > one.lost ? 1 : other.lost < one.lost ? -1 : one.at - other.at))) {
    if (left === 0n) break;
    part.units += 1n;
    left -= 1n;
  }
  return parts.map(({ units }) => Number(units) * (minorUnits < 0 ? -1 : 1) || 0);
}
