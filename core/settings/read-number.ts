const decimalComma = /^[+-]?\d+,\d+$/;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+$/;

/**
 * A number as people write it: `52.955`, `−0.5` with a minus sign, and `52,955` where only one reading is possible. A comma may
 * be a decimal one or part thousands; which of the two gives a number that `isPossible` decides. NaN where neither or both do.
 */
export function readNumber(text: string, isPossible: (value: number) => boolean): number {
  const plain = text.trim().replace('\u2212', '-');
  if (!plain.includes(',')) return plain ? Number(plain) : NaN;
  const readings = [
    ...decimalComma.test(plain) ? [Number(plain.replace(',', '.'))] : [],
    ...grouped.test(plain) ? [Number(plain.replaceAll(',', ''))] : [],
  ].filter(isPossible);
  return readings.length === 1 ? readings[0]! : NaN;
}
