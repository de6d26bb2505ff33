import { html } from 'hono/html';
import type { ErrorAnswer } from '../../../core/contract/answers.js';
import { cartLineSchema } from '../../../core/contract/cart.schema.js';
import type { CartLine } from '../../../core/contract/cart-line.js';
import { paths } from '../../../core/contract/paths.js';
import type { Database } from '../database/database.js';
import { fieldMarkup } from '../forms/form-page.js';
import { type Posted, sentValues } from '../forms/sent-values.js';
import { checkShape } from '../http/check-shape.js';
import type { Html } from '../http/page.js';
import type { ParsedBody } from '../http/parse-body.js';
import { Refusal } from '../http/refusal.js';
import { say } from '../http/say.js';
import { onlyValue } from '../http/single-values.js';
import { type CatalogueProduct, findProduct } from './catalogue.js';
import { refuseProblem } from './refuse-problem.js';

/** Names of a product's form that are no fields of the buyer's. */
const own: ReadonlySet<string> = new Set(['sku', 'productId', 'quantity', 'plan', 'crumb']);

/** What a product's own form says when a browser without scripts sends it; null where a cart is sent. */
export const productFormIn = (body: ParsedBody): Posted | null =>
  (body.kind === 'form' && !body.values.has('cart') && !body.values.has('cartToken') && ['sku', 'productId'].some(name => body.values.has(name)) ? body.values : null);

const textOf = (posted: Posted, name: string): string => onlyValue(name, posted.get(name) ?? ['']).trim();

/** A variant is named by its SKU, or by a value for each of the product's options. */
function variantIn({ variants }: CatalogueProduct, posted: Posted) {
  const sku = textOf(posted, 'sku');
  return variants.find(variant => (sku ? variant.sku === sku : variant.optionValues.every(({ optionName = '', value }) => textOf(posted, optionName || 'option') === value)));
}

/** The product that a form is about, and what its buyer has chosen and filled in. Whether that can be bought is for the cart to say. */
export async function readProductForm(database: Database, posted: Posted): Promise<{ product: CatalogueProduct; line: CartLine }> {
  const product = await findProduct(database, (textOf(posted, 'sku') || textOf(posted, 'productId')).slice(0, 100));
  if (!product) throw refuseProblem('product-gone', say('productGone'), { status: 404 });
  const variant = variantIn(product, posted);
  if (!variant) throw refuseProblem('product-gone', say('planGone', { name: product.name }));
  const options = new Set(product.optionNames.map(name => name || 'option'));
  const fields = new Map([...posted].filter(([name]) => !own.has(name) && !options.has(name)));
  const plan = textOf(posted, 'plan');
  const line = { sku: variant.sku, quantity: Number(textOf(posted, 'quantity') || 1), ...plan && { plan }, form: Object.fromEntries(sentValues(product.form, fields)) };
  return { product, line: checkShape(cartLineSchema, line) };
}

/** The buyer's fields again, with what is wrong and all that was typed and chosen. */
export function productFormPage(product: CatalogueProduct, posted: Posted, answer: ErrorAnswer): Html {
  const isField = (name: string) => product.form.some(({ id }) => name === id || name.startsWith(`${id}.`));
  const kept = [...posted].filter(([name]) => !isField(name)).flatMap(([name, values]) => values.map(value => [name, value] as const));
  return html`<h1>${product.name}</h1>
<p role="alert">${answer.error}</p>
<form method="post" action="${paths.checkout}">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${product.form.map(field => fieldMarkup(field, posted, answer.errors?.[field.id]))}
<p><button class="button">${say('goOn')}</button></p>
</form>`;
}

/** Whether a buyer can put it right in the fields of a product. */
export const isAboutFields = (error: unknown): error is Refusal => error instanceof Refusal && error.status === 400 && error.body.errors !== undefined;
