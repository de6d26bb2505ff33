import type { CartLine } from 'site-elements/contract/cart-line';
import { cartLimits } from 'site-elements/contract/cart';
import { partName } from 'site-elements/contract/fields/fold-parts';
import { readNumber } from 'site-elements/contract/fields/number';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { sentValues } from '../../kernel/fields/sent-values.js';
import type { CatalogueProduct } from './catalogue.js';

type Posted = ReadonlyMap<string, string[]>;

const isFilled = (value: unknown): boolean =>
  [value]
    .flat()
    .some(one => (typeof one === 'object' && one !== null ? Object.values(one).some(Boolean) : one !== '' && one !== undefined));

/** What a buyer has filled in of a product's fields, in a form that a browser has posted automatically. */
export function sentForm(fields: readonly FormField[], posted: Posted): Record<string, FieldValue> {
  const own = new Map([...posted].filter(([name]) => fields.some(({ id }) => name === id || name.startsWith(partName(id, '')))));
  return Object.fromEntries([...sentValues(fields, own)].filter(([, value]) => isFilled(value))) as Record<string, FieldValue>;
}

/** Names of a product's form that are no fields of the buyer's. */
const ownNames = new Set(['sku', 'quantity', 'plan', 'cart', 'productId', 'crumb']);

/** Whether what was posted is a product's own form: its product is named by a SKU or an id. */
export const isProductForm = (posted: Posted): boolean => posted.has('sku') || posted.has('productId');

export const getPostedProduct = (posted: Posted): string => posted.get('sku')?.find(Boolean) ?? posted.get('productId')?.find(Boolean) ?? '';

/** The variant that is named by its SKU, or by a value for each of the product's options; no SKU if no variant matches. */
function chosenSku({ variants }: Pick<CatalogueProduct, 'variants'>, posted: Posted): string {
  const chosen = (option: string) => posted.get(option || 'option')?.find(Boolean) ?? '';
  return (
    posted.get('sku')?.find(Boolean)
    ?? variants.find(({ optionValues }) => optionValues.every(({ optionName = '', value }) => chosen(optionName) === value))?.sku
    ?? ''
  );
}

/** The quantity that a product's own form requests: one by default; null if its value is not a quantity, or if there are two. */
export function sentQuantity(posted: Posted): number | null {
  const [typed, ...others] = new Set(posted.get('quantity')?.map(text => text.trim()));
  if (typed === undefined) return 1;
  const quantity = others.length > 0 ? null : readNumber(typed);
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity ? quantity : null;
}

/** Names under which the form says which variant it means: by the options of the product where there is no SKU. */
export const optionInputs = ({ optionNames }: Pick<CatalogueProduct, 'optionNames'>): string[] => optionNames.map(name => name || 'option');

/**
 * The line that a product's own form asks for where no script runs: `sku`, or `productId` with the values of its options, `quantity`,
 * `plan`, and the fields of the product by their IDs. Other values are passed on and refused by name: an engraving that the product does
 * not have would be lost silently.
 */
export function sentLine(product: Pick<CatalogueProduct, 'form' | 'optionNames' | 'variants'>, posted: Posted, quantity: number): CartLine {
  const { form } = product;
  const options = optionInputs(product);
  const one = (name: string) => posted.get(name)?.find(Boolean) ?? '';
  const unknown = [...posted].filter(
    ([name, values]) =>
      !ownNames.has(name)
      && !options.includes(name)
      && isFilled(values)
      && !form.some(({ id }) => name === id || name.startsWith(partName(id, ''))),
  );
  return {
    sku: chosenSku(product, posted), quantity, ...one('plan') !== '' && { plan: one('plan') },
    form: { ...sentForm(form, posted), ...Object.fromEntries(unknown.map(([name, values]) => [name, values[0]!])) },
  };
}
