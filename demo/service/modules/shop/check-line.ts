import type { CartLine } from 'site-elements/contract/cart-line';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../kernel/database/database.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { fieldText } from '../../kernel/language/speech.js';
import { checkBuyerForm } from './buyer-form.js';
import { type CatalogueProduct, findProduct } from './catalogue.js';
import { refuseProblem } from './refuse-problem.js';
import { t } from './texts.js';

/** Refuses immediately what could not be bought: the visitor is still looking at the product. */
export async function checkLine(database: Database, { sku, quantity, plan, form = {} }: CartLine): Promise<Record<string, FieldValue>> {
  const product = await findProduct(database, sku);
  const variant = product?.variants.find(one => one.sku === sku);
  if (!product || !variant) throw refuseProblem('product-gone', t('productGone'), { sku });
  if (plan === undefined ? !product.isSoldOnce : !product.plans.some(({ id }) => id === plan)) {
    throw refuseProblem('plan-gone', t('planGone', { name: product.name }), { sku });
  }
  if (!variant.unlimited && variant.qtyInStock === 0) throw refuseProblem('sold-out', t('soldOut', { name: product.name }), { sku, available: 0 });
  if (product.maxPerOrder !== null && quantity > product.maxPerOrder) {
    throw refuseProblem('quantity-limit', t('limit', { name: product.name, quantity: product.maxPerOrder }), { sku, available: product.maxPerOrder });
  }
  if (!variant.unlimited && quantity > variant.qtyInStock) {
    throw refuseProblem('low-stock', t('lowStock', { name: product.name, quantity: variant.qtyInStock }), { sku, available: variant.qtyInStock });
  }
  return acceptForm(product, sku, form);
}

/** What a buyer filled in as it will be stored, or the refusal that names what is wrong with it. */
export function acceptForm({ form: fields }: Pick<CatalogueProduct, 'form'>, sku: string, form: Record<string, FieldValue> = {}): Record<string, FieldValue> {
  const verdict = checkBuyerForm(fields, form);
  if (verdict.kind === 'unknown') throw new HttpError(400, { error: `"${verdict.field}" is not a field of this product.`, field: `form.${verdict.field}` });
  if (verdict.kind === 'invalid') throw refuseProblem('form-invalid', fieldText('someInvalid'), { status: 400, sku, errors: verdict.errors });
  return verdict.values;
}
