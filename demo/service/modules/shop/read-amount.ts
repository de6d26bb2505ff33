import { type AmountProblem, parseAmount } from 'site-elements/contract/store';
import { amountContext, formatPlainPrice, formatPrice } from './format-price.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

interface AmountLimits {
  /** In minor units, as is the most. */
  readonly least: number;
  readonly most: number;
  /** By default the store's. */
  readonly currency?: string;
}

const texts = { ambiguous: 'amountUnclear', decimals: 'amountDecimals', currency: 'amountCurrency' } as const satisfies Partial<Record<AmountProblem, string>>;
const hasText = (problem: AmountProblem): problem is keyof typeof texts => problem in texts;

/** The minor units of an amount that was typed into a page of the service; null if it has to be asked back. */
export const readAmount = (typed: unknown, { least, most, currency }: AmountLimits): number | null => {
  const { minorUnits } = parseAmount(String(typed), amountContext(currency));
  return minorUnits !== null && minorUnits >= least && minorUnits <= most ? minorUnits : null;
};

/** Why an amount is asked back, in a sentence that repeats what was typed where its marks are unclear; null if it is taken. */
export function amountProblem(typed: unknown, { least, most, currency = storeSettings().currency }: AmountLimits): string | null {
  const text = String(typed);
  const { problem } = parseAmount(text, amountContext(currency));
  if (problem && hasText(problem))
    return t(texts[problem], { typed: text.trim().slice(0, 60), currency, example: formatPlainPrice(least > 100 ? least : 125_050, currency) });
  if (readAmount(text, { least, most, currency }) !== null) return null;
  return t('amountWanted', { least: formatPrice(least, currency), most: formatPrice(most, currency) });
}

/** The minor units of a price that the owner has typed; not a number if it cannot be told which one is meant. */
export const readPrice = (typed: string): number => parseAmount(typed, amountContext()).minorUnits ?? Number.NaN;
