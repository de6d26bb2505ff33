import type { CartLine } from '../../../core/contract/cart-line.js';
import { cartLimits } from '../../../core/contract/cart.js';
import { partName } from '../../../core/contract/fields/fold-parts.js';
import type { FormField } from '../../../core/contract/form-field.js';
import type { FieldValue } from '../../../core/contract/submission.js';
import { sentValues } from '../forms/sent-values.js';
import type { CatalogueProduct } from './catalogue.js';

type Posted = ReadonlyMap<string, string[]>;

const isFilled = (value: unknown): boolean => [value].flat().some(one => (typeof one === 'object' && one !== null ? Object.values(one).some(Boolean) : one !== '' && one !== undefined));

/** What a buyer has filled in of a product's fields, in a form that a browser has posted by itself. */
export function sentForm(fields: readonly FormField[], posted: Posted): Record<string, FieldValue> {
  const own = new Map([...posted].filter(([name]) => fields.some(({ id }) => name === id || name.startsWith(partName(id, '')))));
  return Object.fromEntries([...sentValues(fields, own)].filter(([, value]) => isFilled(value))) as Record<string, FieldValue>;
}

/** Names of a product's form that are no fields of the buyer's. */
const ownNames = new Set(['sku', 'quantity', 'plan', 'cart', 'productId', 'crumb']);

/**
 * The line that a product's own form asks for where no script runs: `sku`, `quantity`, `plan`, and the fields of the product by their
 * ids. What is filled in beside them goes along, and is refused by name: an engraving that nobody reads would be lost in silence.
 */
export function sentLine({ form, optionNames }: Pick<CatalogueProduct, 'form' | 'optionNames'>, posted: Posted): CartLine {
  const one = (name: string) => posted.get(name)?.find(Boolean) ?? '';
  const quantity = /^\d{1,3}$/.test(one('quantity')) ? Number(one('quantity')) : 1;
  const unknown = [...posted].filter(([name, values]) => !ownNames.has(name) && !optionNames.includes(name) && isFilled(values) && !form.some(({ id }) => name === id || name.startsWith(partName(id, ''))));
  return {
    sku: one('sku'), quantity: Math.min(cartLimits.quantity, Math.max(1, quantity)), ...one('plan') !== '' && { plan: one('plan') },
    form: { ...sentForm(form, posted), ...Object.fromEntries(unknown.map(([name, values]) => [name, values[0]!])) },
  };
}
