import { numberToDecimal, toDecimal } from '../../contract/calculations/decimal.js';
import type { Prices } from '../../contract/calculations/evaluate.js';
import type { Field } from '../dom/field.js';

/** The prices that an author has written on the options of a field; undefined for none. Anything else is 0, with a warning. */
export function readPrices(field: Field, warn: (message: string) => void): Prices | undefined {
  const options = field.controls.flatMap((control): (HTMLOptionElement | HTMLInputElement)[] =>
    (control instanceof HTMLSelectElement ? [...control.options] : control instanceof HTMLInputElement ? [control] : []));
  const priced = options.filter(option => option.dataset.siteOptionPrice !== undefined);
  if (priced.length === 0) return undefined;
  const prices = priced.map(option => {
    const written = option.dataset.siteOptionPrice!;
    const price = toDecimal(written);
    if (price === null) warn(`<${option.localName} data-site-option-price="${written.slice(0, 40)}">: not a price; expected one such as 5.00; using 0.`);
    return [option.value, price === null || numberToDecimal(Number(written)) === null ? 0 : Number(written)] as const;
  });
  // A single checkbox says yes, whatever its value.
  const single = field.type === 'checkbox' && !field.isGroup ? [['yes', prices[0]![1]] as const] : [];
  return Object.fromEntries([...single, ...prices]);
}
