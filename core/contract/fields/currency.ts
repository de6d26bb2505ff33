import * as v from 'valibot';
import { message } from './text-rules.js';
import { asTyped } from './pasted.js';
import { rule } from './rule.js';

/** Groups of three may be kept apart, by one kind of mark; at most two digits follow the last one. */
const shape = /^-?(\d{1,15}|\d{1,3}([.,' ])\d{3}(\2\d{3}){0,3})([.,]\d{1,2})?$/;
/** As India groups. */
const indian = /^-?\d{1,2}(,\d{2}){1,5},\d{3}(\.\d{1,2})?$/;
const centsOnly = /^-?[.,]\d{1,2}$/;
const isAmount = (text: string): boolean => shape.test(text) || indian.test(text) || centsOnly.test(text);

/** An amount with the marks that keyboards have, without its symbol and without `.-`, which says that there are no cents. */
const plainAmount = (text: string, symbol: string): string => asTyped(text.replace(symbol, ''))
  .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replaceAll('\u066b', '.').replaceAll('\u066c', ',').replace(/\s/g, ' ').trim().replace(/(?<=\d)[.,]--?$/, '');

/** The number that a written amount stands for, whichever mark its country uses. */
function amountOf(text: string): number {
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = cents ? text.slice(0, -cents.length - 1) : text;
  return Number(`${whole.replace(/[^\d-]/g, '')}.${cents || 0}`);
}

/** An amount as visitors write it, symbol or not; carried as a number. */
export const currency = rule({
  type: 'currency',
  properties: ['description', 'currencySymbol', 'amounts', 'required'],
  schema: ({ currencySymbol = '$' }) => v.pipe(
    v.custom<number | string>(value => typeof value === 'string' || Number.isFinite(value), message('amount')),
    v.transform(amount => plainAmount(String(amount), currencySymbol)),
    v.check(isAmount, message('amount')),
    v.transform(amountOf),
  ),
});
