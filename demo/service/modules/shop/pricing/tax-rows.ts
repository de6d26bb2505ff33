import type { TaxRule } from 'site-elements/contract/cart';
import { formatShare } from '../format-price.js';
import type { StoredOrder } from '../shop.schema.js';
import { t } from '../texts.js';

/** A row below the lines of a cart or an order. */
export interface SumRow {
  readonly title: string;
  readonly cents: number;
}

/** The taxes of a cart or an order as its pages show them: a row for each rate. */
export function taxRows(
  rules: readonly TaxRule[],
  { taxCents, reverseChargeCents }: { readonly taxCents: number; readonly reverseChargeCents?: number },
): SumRow[] {
  if (reverseChargeCents !== undefined) return [{ title: t('reverseCharge'), cents: 0 - reverseChargeCents }];
  // Orders of before have their rates without amounts.
  if (rules.some(rule => rule.taxCents === undefined)) {
    return taxCents > 0 ? [{ title: t(rules.some(({ isIncluded }) => !isIncluded) ? 'tax' : 'taxWithin'), cents: taxCents }] : [];
  }
  return rules
    .filter(rule => rule.taxCents! > 0)
    .map(({ name, basisPoints, isIncluded, taxCents: cents }) => {
      const rate = `${name} ${formatShare(basisPoints)}`;
      return { title: isIncluded ? `${t('taxWithin')} (${rate})` : rate, cents: cents! };
    });
}

/** The same of an order. */
export const orderTaxRows = ({ taxRules, taxCents, isReverseCharge, addedTaxCents }: StoredOrder): SumRow[] =>
  taxRows(taxRules, { taxCents, ...(isReverseCharge && { reverseChargeCents: 0 - addedTaxCents }) });
