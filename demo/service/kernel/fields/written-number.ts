import { toDecimal } from 'site-elements/contract/calculations/decimal';
import { readNumber } from 'site-elements/contract/fields/number';

/** A number that an owner has typed, as it is written in a calculation; null for a text that is not a number. */
export function writtenNumber(text: string): string | null {
  const plain = text.trim();
  if (toDecimal(plain) !== null) return plain.replace(/^\+/, '');
  const number = readNumber(plain);
  return typeof number === 'number' && toDecimal(String(number)) !== null ? String(number) : null;
}
