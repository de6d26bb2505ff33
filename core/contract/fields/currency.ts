import * as v from 'valibot';
import { fractionDigits } from '../../money/currencies.js';
import { type AmountProblem, parseAmount } from '../../money/parse-amount.js';
import type { ValueMessage } from '../field-messages.js';
import { rule } from './rule.js';
import { message } from './text-rules.js';

/** Signs that stand for one currency alone; `$` and `¥` do not. */
const codes: Readonly<Record<string, string>> = { '€': 'EUR', '₩': 'KRW', '₫': 'VND', '₲': 'PYG', '₹': 'INR', KD: 'KWD', BD: 'BHD', FCFA: 'XOF', 'F CFA': 'XOF', '円': 'JPY', '원': 'KRW', Kč: 'CZK', zł: 'PLN' };

/** The currency of a symbol as an owner writes it, a sign or a code; empty for one of several currencies. */
const currencyOf = (symbol: string): string => (/^[A-Z]{3}$/.test(symbol) ? symbol : codes[symbol] ?? '');

const messages: Readonly<Record<AmountProblem, ValueMessage>> = {
  empty: 'amount', unreadable: 'amount', ambiguous: 'amountUnclear', decimals: 'amountDecimals', currency: 'amountCurrency',
};

/** An amount as visitors write it, symbol or not; carried as a number. What can be read in two ways is asked back. */
export const currency = rule({
  type: 'currency',
  properties: ['description', 'currencySymbol', 'amounts', 'required'],
  schema: ({ currencySymbol: symbol = '$', amounts = [] }, locale) => v.pipe(
    v.custom<number | string>(value => typeof value === 'string' || Number.isFinite(value), message('amount')),
    v.rawTransform<number | string, number>(({ dataset: { value }, addIssue, NEVER }) => {
      const offered = amounts.find(amount => String(amount) === String(value).trim());
      if (offered !== undefined) return offered;
      const code = currencyOf(symbol.trim());
      const digits = fractionDigits(code);
      // A number of a program has no separators that could be misread.
      const { minorUnits, problem } = typeof value === 'string' ? parseAmount(value, { currency: code, locale, symbol }) : roundNumber(value, digits);
      if (problem === null) return minorUnits / 10 ** digits;
      addIssue({ message: messages[problem] });
      return NEVER;
    }),
  ),
});

function roundNumber(value: number, digits: number): ReturnType<typeof parseAmount> {
  const minorUnits = Math.round(value * 10 ** digits);
  if (!Number.isSafeInteger(minorUnits)) return { minorUnits: null, problem: 'unreadable' };
  return minorUnits / 10 ** digits === value ? { minorUnits: minorUnits || 0, problem: null } : { minorUnits: null, problem: 'decimals' };
}
