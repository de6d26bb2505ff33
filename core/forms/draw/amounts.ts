import type { FormField } from '../../contract/form-field.js';
import { build, grouped, tick, type Tools } from './build.js';
import type { DrawField } from './draw-field.js';
import { markOf } from './lines.js';

/** What stands before an amount. */
export const symbolOf = ({ currencySymbol = '$' }: FormField): string => currencySymbol;

/** An amount in the page's language, such as `€10` or `CHF 12.50`. */
function written(amount: number, symbol: string, { language }: Tools): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(language || undefined, { minimumFractionDigits: digits }).format(amount);
  return `${symbol}${symbol.length > 1 ? '\u00a0' : ''}${number}`;
}

/**
 * Amounts to choose from, and one of the visitor's own. All share the field's name: of those that are posted, the first
 * that is filled counts, so that it works without scripts too.
 */
export const amounts: DrawField = (field, tools) => {
  const { id, required } = field;
  const symbol = symbolOf(field);
  const radio = (value: number | '', words: string) => tick(tools, { type: 'radio', name: id, value, required }, words);
  const other = tools.text('otherAmount');
  const mark = markOf(tools, symbol);
  const typed = build(tools, 'input', { type: 'text', name: id, 'aria-label': other, 'aria-describedby': mark.id });
  const box = grouped(tools, field, [
    ...field.amounts!.map(amount => radio(amount, written(amount, symbol, tools))),
    radio('', other),
    build(tools, 'div', { class: 'site-form-marked' }, mark, typed),
  ], { layout: 'amounts' });
  box.dataset.symbol = symbol;
  return box;
};
