import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { CartAnswer, StoreCart } from 'site-elements/contract/cart';
import { addToCartSchema, changeEntrySchema, couponSchema, replaceCartSchema, shippingSchema } from 'site-elements/contract/cart.schema';
import { paths } from 'site-elements/contract/paths';
import { checkShape } from '../../kernel/http/check-shape.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { setLanguageHeaders } from '../../kernel/language/speech.js';
import { singleValues } from '../../kernel/http/single-values.js';
import type { CartStore } from './cart-store.js';
import type { CartTokens } from './cart-token.js';
import type { OrderDesk } from './order-desk.js';
import { priceCart } from './price-cart.js';
import { refuseProblem } from './refuse-problem.js';
import { storeId, storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** The cart of the visitor whom the cookie names: each call answers the whole cart, priced again. */
export function addCart(app: Hono, { carts, tokens, desk }: { carts: CartStore; tokens: CartTokens; desk: OrderDesk }): void {
  const read = async <Output>(context: Context, schema: v.GenericSchema<unknown, Output>) => checkShape(schema, singleValues(await parseBody(context.req.raw)));

  /** The visitor's cart; a new one, with its cookie, if the visitor has none yet or it has become an order. */
  const cartFor = async (context: Context): Promise<string> => {
    const known = tokens.idFrom(context);
    if (known && await carts.find(known)) return known;
    const id = tokens.newId();
    await carts.create(id);
    tokens.remember(context, id);
    return id;
  };
  /** For changes that make no sense without a cart. */
  const knownCart = async (context: Context): Promise<string> => {
    const id = tokens.idFrom(context);
    if (id && await carts.find(id)) return id;
    throw refuseProblem('cart-gone', t('noCart'), { status: 410 });
  };
  const answer = async (context: Context, id: string) => {
    const cart = await carts.read(id);
    if (!cart) throw refuseProblem('cart-gone', t('cartExpired'), { status: 410 });
    await carts.acknowledge(cart);
    context.header('Cache-Control', 'no-store');
    setLanguageHeaders(context);
    return context.json<CartAnswer>({ cart: { ...cart, expressButtons: await desk.expressFor(cart) }, cartToken: tokens.tokenOf(id) });
  };

  /** A visitor without a choice gets no cookie. */
  const answerNone = (context: Context) => {
    context.header('Cache-Control', 'no-store');
    return context.json<CartAnswer>({ cart: emptyCart(), cartToken: tokens.tokenOf(tokens.newId()) });
  };

  app.get(paths.cart, async context => {
    const id = tokens.idFrom(context);
    return id && await carts.find(id) ? answer(context, id) : answerNone(context);
  });

  app.put(paths.cart, async context => {
    const { entries } = await read(context, replaceCartSchema);
    const known = tokens.idFrom(context);
    const bought = known === null ? null : await carts.bought(known);
    if (entries.length === 0 && !bought && (known === null || !await carts.find(known))) return answerNone(context);
    const id = await cartFor(context);
    // Told once: the next cart has a cookie of its own.
    if (bought) return context.json<CartAnswer>({ cart: bought, cartToken: tokens.tokenOf(id) });
    await carts.replace(id, entries);
    return answer(context, id);
  });

  app.post(paths.cartEntries, async context => {
    const { key, ...line } = await read(context, addToCartSchema);
    const id = await cartFor(context);
    await carts.add(id, key, line);
    return answer(context, id);
  });

  app.put(paths.cartEntry, async context => {
    const { quantity } = await read(context, changeEntrySchema);
    const id = await knownCart(context);
    await carts.change(id, entryOf(context), quantity);
    return answer(context, id);
  });

  app.delete(paths.cartEntry, async context => {
    const id = await knownCart(context);
    await carts.change(id, entryOf(context), 0);
    return answer(context, id);
  });

  app.post(paths.cartCoupons, async context => {
    const { code } = await read(context, couponSchema);
    const id = await knownCart(context);
    const wanted = code.toUpperCase();
    await carts.setCoupons(id, codes => [...codes, wanted]);
    const notice = (await carts.read(id))?.notices.find(({ values }) => values.coupon === wanted);
    if (!notice) return answer(context, id);
    await carts.setCoupons(id, codes => codes.filter(one => one !== wanted));
    throw refuseProblem(notice.code, notice.message, { field: 'code' });
  });

  app.delete(paths.cartCoupon, async context => {
    const id = await knownCart(context);
    const unwanted = context.req.param('code').trim().toUpperCase();
    await carts.setCoupons(id, codes => codes.filter(code => code !== unwanted));
    return answer(context, id);
  });

  app.put(paths.cartShipping, async context => {
    const wanted = await read(context, shippingSchema);
    const id = await knownCart(context);
    await carts.setShipping(id, wanted);
    return answer(context, id);
  });

  for (const path of [paths.cart, paths.cartEntries, paths.cartEntry, paths.cartCoupons, paths.cartCoupon, paths.cartShipping]) {
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address does not take this method.' });
    });
  }
}

const entryOf = (context: Context): string => (context.req.param('id') ?? '').replaceAll('\0', '');

/** What a visitor without a cart has. */
function emptyCart(): StoreCart {
  const now = new Date();
  const shop = {
    products: [], coupons: [], categoryParents: new Map(), giftCards: [], shipping: [], taxes: [], countries: [], home: { country: storeSettings().country },
    hasReverseCharge: false, now,
  };
  return {
    id: '', websiteId: storeId(), orderId: null, created: now.toISOString(), isPurchased: false, currency: storeSettings().currency,
    ...priceCart({ entries: [], coupons: [], giftCards: [], shippingOption: null, location: null, vatId: null }, shop),
  };
}
