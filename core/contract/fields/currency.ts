import * as v from 'valibot';
import { message } from './message.js';
import { rule } from './rule.js';

/** Groups of three may be kept apart, by one kind of mark; at most two digits follow the last one. */
const shape = /^-?(\d{1,15}|\d{1,3}([.,' \u00a0\u202f])\d{3}(\2\d{3}){0,3})([.,]\d{1,2})?$/;

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
    v.transform(amount => String(amount).replace(currencySymbol, '').trim()),
    v.check(text => shape.test(text), message('amount')),
    v.transform(amountOf),
  ),
});
