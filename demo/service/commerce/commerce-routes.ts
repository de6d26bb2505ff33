import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { cartSchema } from '../../../core/contract/cart.schema.js';
import type { CartLine } from '../../../core/contract/cart-line.js';
import { paths } from '../../../core/contract/paths.js';
import type { Product, ProductsAnswer } from '../../../core/contract/product.js';
import type { Database } from '../database/database.js';
import { checkShape } from '../http/check-shape.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { parseJson } from '../http/parse-json.js';
import { Refusal } from '../http/refusal.js';
import { singleValues } from '../http/single-values.js';
import { isSoldOut } from './is-sold-out.js';
import { listProducts, type StoredProduct } from './list-products.js';
import { orderPage } from './order-page.js';
import { priceCart } from './price-cart.js';

const currency = 'EUR';
const checkoutSchema = v.strictObject({ cart: v.optional(v.unknown()) });

/** What the shop sells, and the way from a cart to an order summary. */
export function addCommerce(app: Hono, { database }: { database: Database }): void {
  app.get(paths.products, async context => {
    const products = (await listProducts(database)).map(publicProduct);
    return context.json<ProductsAnswer>({ currency, products });
  });
  app.all(paths.products, () => {
    throw new Refusal(405, { error: 'This address takes GET only.' }, { Allow: 'GET' });
  });

  app.post(paths.checkout, async context => {
    const { cart } = checkShape(checkoutSchema, singleValues(await parseBody(context.req.raw)));
    const lines = readCart(cart);
    if (lines.length === 0) return noCart(context);
    const order = priceCart(lines, await listProducts(database));
    return page(context, 'Your order', orderPage(order, currency));
  });
  app.get(paths.checkout, noCart);
}

function readCart(cart: unknown): CartLine[] {
  const value = typeof cart === 'string' && cart.trim() !== '' ? parseJson(cart, 'cart') : (cart ?? '');
  return value === '' ? [] : checkShape(v.object({ cart: cartSchema }), { cart: value }).cart;
}

/** spec: commerce-forms-data §2, no cart on the way to the checkout */
function noCart(context: Context) {
  const main = html`<h1>Checkout cannot continue</h1>
<p>Your session has expired, or cookies are disabled in your browser, so there is no cart to check out.</p>
<p><a href="/saltmarsh/shop">Back to the shop</a></p>`;
  return page(context, 'Checkout cannot continue', main, 400);
}

function publicProduct(product: StoredProduct): Product {
  const { sku, name, description, priceCents, image, url, qtyInStock, unlimited } = product;
  return {
    sku,
    name,
    description,
    priceCents,
    currency: product.currency,
    image: `/images/${image}`,
    url,
    qtyInStock: unlimited ? null : qtyInStock,
    unlimited,
    soldOut: isSoldOut(product),
  };
}
