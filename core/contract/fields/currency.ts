import * as v from 'valibot';
import { fractionDigits } from '../../money/currencies.js';
import { type AmountProblem, parseAmount } from '../../money/parse-amount.js';
import type { ValueMessage } from '../field-messages.js';
import { rule } from './rule.js';
import { message } from './text-rules.js';

/** Signs that stand for one currency alone; `$` and `¥` do not. */
const codes: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '₩': 'KRW',
  '₫': 'VND',
  '₲': 'PYG',
  '₹': 'INR',
  KD: 'KWD',
  BD: 'BHD',
  FCFA: 'XOF',
  'F CFA': 'XOF',
  円: 'JPY',
  원: 'KRW',
  Kč: 'CZK',
  zł: 'PLN',
};

/** The currency of a symbol as an owner writes it, a sign or a code; empty for one of several currencies. */
const currencyOf = (symbol: string): string => (/^[A-Z]{3}$/.test(symbol) ? symbol : codes[symbol] ?? '');

const messages: Readonly<Record<AmountProblem, ValueMessage>> = {
  empty: 'amount', unreadable: 'amount', ambiguous: 'amountUnclear', decimals: 'amountDecimals', currency: 'amountCurrency',
};

/** An amount that was typed, or its problem, as a field with this symbol reads it. */
export type FieldAmount = { readonly amount: number; readonly problem: null } | { readonly amount: null; readonly problem: ValueMessage };

interface AmountField {
  readonly symbol: string;
  /** Language tag of the page, or several that must agree about a separator. */
  readonly locale: string | readonly string[];
}

/** Reads an amount by the one rule of amounts, in the currency that a symbol stands for. A number of a program has no separators that could be misread. */
export function readFieldAmount(value: string | number, { symbol, locale }: AmountField): FieldAmount {
  const code = currencyOf(symbol.trim());
  const digits = fractionDigits(code);
  const { minorUnits, problem } = typeof value === 'string' ? parseAmount(value, { currency: code, locale, symbol }) : roundNumber(value, digits);
  return problem === null ? { amount: minorUnits / 10 ** digits, problem } : { amount: null, problem: messages[problem] };
}

/** An amount as visitors write it, symbol or not; carried as a number. What can be read in two ways is asked back. */
export const currency = rule({
  type: 'currency',
  properties: ['description', 'currencySymbol', 'amounts', 'required', 'when', 'requiredWhen'],
  input: { inputMode: 'decimal' },
  autofill: { '': 'transaction-amount' },
  keyboard: () => 'decimal',
  schema: ({ currencySymbol: symbol = '$', amounts = [] }, locale) => v.pipe(
    v.custom<number | string>(value => typeof value === 'string' || Number.isFinite(value), message('amount')),
    v.rawTransform<number | string, number>(({ dataset: { value }, addIssue, NEVER }) => {
      const offered = amounts.find(amount => String(amount) === String(value).trim());
      if (offered !== undefined) return offered;
      const { amount, problem } = readFieldAmount(value, { symbol, locale });
      if (problem === null) return amount;
      addIssue({ message: problem });
      return NEVER;
    }),
  ),
});

function roundNumber(value: number, digits: number): ReturnType<typeof parseAmount> {
  const minorUnits = Math.round(value * 10 ** digits);
  if (!Number.isSafeInteger(minorUnits)) return { minorUnits: null, problem: 'unreadable' };
  return minorUnits / 10 ** digits === value ? { minorUnits: minorUnits || 0, problem: null } : { minorUnits: null, problem: 'decimals' };
}
