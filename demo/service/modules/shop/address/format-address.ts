import type { AddressFieldName } from './address-fields.js';
import { addressRule } from './address-rule.js';

export type AddressParts = Readonly<Partial<Record<AddressFieldName, string>>>;

/** `street` may be several lines. */
const partOf = (letter: string, parts: AddressParts): string =>
  ({ N: parts.name, O: parts.company, A: parts.street, D: parts.district, C: parts.city, S: parts.region, Z: parts.postalCode })[letter]?.trim() ?? '';

/** A line of a format: what is between two fields stays only if it still is between two, or before or after one. */
function formatLine(line: string, parts: AddressParts): string {
  const pieces = line.split(/(%[A-Z])/).filter(Boolean);
  const value = (piece: string | undefined): string | undefined => (piece?.startsWith('%') ? partOf(piece.slice(1), parts) : undefined);
  let text = '';
  let endsInField = false;
  for (const [index, piece] of pieces.entries()) {
    const own = value(piece);
    if (own !== undefined) {
      text += own;
      endsInField ||= own !== '';
    } else if (value(pieces[index + 1]) !== '' && (index === 0 || endsInField)) {
      text += piece;
      endsInField = false;
    }
  }
  return text.trim();
}

/** Whether the address is written in Latin letters. */
const isLatin = (parts: AddressParts): boolean => !/\p{L}/u.test(Object.values(parts).join('').replace(/\p{Script=Latin}/gu, ''));

/** The lines of an address as its country writes them, without the name of the country. The algorithm is that of libaddressinput. */
export function formatAddress(country: string, parts: AddressParts): string[] {
  const { format, latinFormat } = addressRule(country);
  return (latinFormat !== undefined && isLatin(parts) ? latinFormat : format)
    .split('%n')
    .map(line => formatLine(line.replaceAll(/[ -]?%X/g, ''), parts))
    .flatMap(lines => lines.split('\n'))
    .map(line => line.trim())
    .filter(line => line !== '');
}
