/** A decimal number, counted in billionths of a thousandth: twelve decimals, without the errors of binary fractions. */
export type Decimal = bigint;

const places = 12;
const one = 10n ** BigInt(places);
/** Numbers that are not less are too large. */
const limit = 10n ** 15n * one;

const numberShape = /^([+-]?)(\d{1,15})?(?:\.(\d{1,12}))?$/;

/** Whether a number can be calculated with. */
export const isInRange = (value: Decimal): boolean => value < limit && value > -limit;

/** Rounds to a multiple of `unit`, halves away from zero. */
function divideRounded(value: bigint, unit: bigint): bigint {
  const half = (unit < 0n ? -unit : unit) / 2n;
  return (value < 0n ? value - half : value + half) / (unit < 0n ? -unit : unit) * (unit < 0n ? -1n : 1n);
}

/** The number that a text is, such as `12.50`; null for any other text, and for more than fifteen digits before the point. */
export function toDecimal(text: string): Decimal | null {
  const [, sign, whole = '', fraction = ''] = numberShape.exec(text.trim()) ?? [];
  if (sign === undefined || whole + fraction === '') return null;
  const value = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -value : value;
}

/** A number of a program, as it is written: 0.1 is one tenth. Null where it is too large; what is less than a decimal can hold is 0. */
export function numberToDecimal(number: number): Decimal | null {
  if (!Number.isFinite(number) || Math.abs(number) >= 1e15) return null;
  return toDecimal(String(number)) ?? toDecimal(number.toFixed(places));
}

export const multiply = (left: Decimal, right: Decimal): Decimal => divideRounded(left * right, one);
export const divide = (left: Decimal, right: Decimal): Decimal => divideRounded(left * one, right);
export const fromWhole = (count: number): Decimal => BigInt(count) * one;

/** Rounds to a number of decimals, halves away from zero. */
export function roundTo(value: Decimal, digits: number): Decimal {
  const unit = 10n ** BigInt(places - digits);
  return divideRounded(value, unit) * unit;
}

/** The whole number that it is; null for any other. */
export const toWhole = (value: Decimal): number | null => (value % one === 0n ? Number(value / one) : null);

/** Rounded to a number of decimals and counted in them: cents for two. Null where a number of a program cannot hold it. */
export function toMinorUnits(value: Decimal, digits: number): number | null {
  const units = Number(roundTo(value, digits) / 10n ** BigInt(places - digits));
  return Number.isSafeInteger(units) ? units || 0 : null;
}
