import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ErrorAnswer } from '../../../core/contract/answers.js';
import { cartSchema } from '../../../core/contract/cart.schema.js';
import type { CartLine } from '../../../core/contract/cart-line.js';
import { placeOrderSchema } from '../../../core/contract/order.schema.js';
import type { PlaceOrderAnswer } from '../../../core/contract/order.js';
import { paths } from '../../../core/contract/paths.js';
import { idSchema } from '../../../core/contract/product.schema.js';
import { checkShape } from '../http/check-shape.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { parseJson } from '../http/parse-json.js';
import { Refusal } from '../http/refusal.js';
import { say } from '../http/say.js';
import { singleValues } from '../http/single-values.js';
import type { Database } from '../database/database.js';
import { type CatalogueProduct, findProduct } from './catalogue.js';
import type { CartStore } from './cart-store.js';
import { checkLine } from './check-line.js';
import { checkoutPage, noCartPage, type Typed } from './checkout-page.js';
import { addCheckoutProducts, type CheckoutOptions, productFormPage } from './checkout-products.js';
import { endingOf, tidyGiftCode } from './gift-cards.js';
import { detailsOf } from './place-order.js';
import { refuseProblem } from './refuse-problem.js';
import { isProductForm, productNamed, sentLine } from './sent-form.js';
import { countries, storeSettings, written } from './store-settings.js';

const short = v.optional(v.pipe(v.string(), v.maxLength(500)), '');

/** What the checkout page sends; all of it but the cart may be missing. */
const pageSchema = v.object({
  cart: v.optional(v.unknown()), cartToken: short, coupon: short, giftCard: short, country: v.optional(v.picklist(Object.keys(countries))), shipping: short,
  key: short, grandTotalCents: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'expected a sum in cents'), v.transform(Number)), '0'), email: short, name: short, address: short, provider: short,
});
type Sent = v.InferOutput<typeof pageSchema>;

/** The way from a cart to an order: the service's own pages, and the call that scripts make. */
export function addCheckout(app: Hono, options: CheckoutOptions): void {
  const { carts, tokens, desk } = options;

  const show = async (context: Context, id: string, typed: Typed, { problem, status = 200, isCodeWrong = false }: { problem?: string; status?: 200 | 400 | 404 | 409 | 503; isCodeWrong?: boolean } = {}) => {
    const cart = await carts.read(id, { country: storeSettings.homeCountry });
    if (!cart) return page(context, say('checkoutStops'), noCartPage(), 400);
    await carts.settle(cart);
    await carts.acknowledge(cart.entries);
    const { email, name, address } = typed;
    const main = checkoutPage({
      cart, cartToken: tokens.tokenOf(id), key: randomUUID(), providers: await desk.providersFor(cart), express: await desk.expressFor(cart), details: await detailsOf(desk.database, cart.entries),
      typed: isCodeWrong ? typed : { email, name, address }, problem,
    });
    return page(context, say('yourOrder'), main, status);
  };

  app.post(paths.checkout, async context => {
    const { sent, kept, posted } = await readPage(context);
    const sold = isProductForm(posted) ? await readProductForm(desk.database, posted) : null;
    if (sold && 'wrong' in sold) return page(context, sold.product.name, productFormPage(sold.product, posted, sold.wrong), 400);
    const lines = sold?.lines ?? readCart(sent.cart);
    const known = tokens.idOf(sent.cartToken) ?? tokens.idFrom(context);
    let id = known && await carts.find(known) ? known : null;
    if (lines.length === 0 && (sent.cart !== undefined || !id)) return page(context, say('checkoutStops'), noCartPage(), 400);
    if (!id) {
      id = tokens.newId();
      await carts.create(id);
      tokens.remember(context, id);
    }
    if (sold) await carts.append(id, lines);
    else if (lines.length > 0) await carts.replace(id, lines);
    const problem = await applyChoices(carts, id, sent, kept);
    return show(context, id, sent, { problem, isCodeWrong: problem !== undefined });
  });

  app.get(paths.checkout, async context => {
    const id = tokens.idFrom(context);
    const cart = id && await carts.read(id);
    return cart && cart.entries.length + cart.notices.length > 0 ? show(context, cart.id, nothingTyped) : page(context, say('checkoutStops'), noCartPage(), 400);
  });

  app.get(paths.checkoutSubscribe, async context => {
    const id = tokens.idOf(context.req.query('cartToken'));
    return id && await carts.find(id) ? show(context, id, nothingTyped) : page(context, say('checkoutStops'), noCartPage(), 400);
  });

  app.post(paths.checkoutOrder, async context => {
    const { sent, kept } = await readPage(context);
    const id = tokens.idOf(sent.cartToken);
    if (!id) return page(context, say('checkoutStops'), noCartPage(), 400);
    try {
      if (await carts.find(id)) {
        const problem = await applyChoices(carts, id, sent, kept);
        if (problem) return await show(context, id, sent, { problem, status: 409, isCodeWrong: true });
      }
      const { key, email, name, address, grandTotalCents, provider } = sent;
      const request = checkShape(placeOrderSchema, { key, email, name, address, grandTotalCents, cartToken: sent.cartToken, ...provider && { provider } });
      const { url } = await desk.place(context, { ...request, cartId: id, location: undefined });
      return context.redirect(url, 303);
    } catch (error) {
      // The page again, with all that was typed and the sums as they are now.
      if (!(error instanceof Refusal) || error.status === 429 || !(await carts.find(id))) throw error;
      return show(context, id, sent, { problem: error.message, status: error.status === 503 ? 503 : error.status === 400 ? 400 : 409 });
    }
  });

  // The cart goes to a payment host at once: same sums, same refusals, and a page of ours where something is in the way.
  app.post(paths.checkoutExpress, async context => {
    const { sent, kept } = await readPage(context);
    const id = tokens.idOf(sent.cartToken);
    if (!id) return page(context, say('checkoutStops'), noCartPage(), 400);
    try {
      const isOpen = await carts.find(id) !== null;
      const problem = isOpen ? await applyChoices(carts, id, sent, kept) : undefined;
      if (problem) return await show(context, id, sent, { problem, status: 409, isCodeWrong: true });
      const { key, provider, grandTotalCents } = checkShape(expressSchema, sent);
      const sum = isOpen ? await agreedSum(id, { provider, grandTotalCents }) : grandTotalCents;
      if (sum === null) return await show(context, id, sent, { problem: say('expressSum', { sum: written((await carts.read(id))!.grandTotalCents) }) });
      const { url } = await desk.place(context, { ...unknownBuyer, key, provider, cartId: id, grandTotalCents: sum, isExpress: true });
      return context.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 429 || !(await carts.find(id))) throw error;
      return show(context, id, sent, { problem: error.message, status: error.status === 503 ? 503 : error.status === 400 ? 400 : 409 });
    }
  });

  /**
   * What an express order comes to. A cart that has not said where it goes is sent home, which adds sending and tax to the sum that
   * the visitor has seen: fine for a host that shows the sum itself; null where it has to be shown here first.
   */
  async function agreedSum(id: string, { provider, grandTotalCents }: { provider: string; grandTotalCents: number }): Promise<number | null> {
    const cart = await carts.read(id);
    if (!cart?.requiresShipping || cart.selectedShippingOption || cart.grandTotalCents !== grandTotalCents) return grandTotalCents;
    await carts.setShipping(id, { location: { country: storeSettings.homeCountry } });
    const sent = await carts.read(id);
    if (!sent || sent.grandTotalCents === grandTotalCents) return grandTotalCents;
    return desk.provider(provider)?.express?.showsSum ? sent.grandTotalCents : null;
  }

  app.post(paths.placeOrder, async context => {
    const request = checkShape(placeOrderSchema, singleValues(await parseBody(context.req.raw)));
    const id = tokens.idOf(request.cartToken);
    if (!id) throw refuseProblem('cart-gone', say('cartExpired'), { status: 410 });
    const cart = request.provider === undefined ? await carts.read(id) : null;
    const provider = request.provider ?? (cart ? (await desk.providersFor(cart))[0]?.name : undefined);
    const { order, url } = await desk.place(context, { ...request, cartId: id, provider });
    return context.json<PlaceOrderAnswer>({ orderId: order.id, token: order.token, url });
  });

  addCheckoutProducts(app, { ...options, show: (context, id) => show(context, id, nothingTyped) });
}

/** What an express button brings of an order. */
const expressSchema = v.object({ key: placeOrderSchema.entries.key, provider: idSchema, grandTotalCents: placeOrderSchema.entries.grandTotalCents });
const unknownBuyer = { email: '', name: '', address: '' } as const;

const nothingTyped: Typed = { email: '', name: '', address: '' };

/** What is still ticked: coupons, and gift cards by the ends of their codes. */
interface Kept { readonly coupons: readonly string[]; readonly giftCards: readonly string[] }

/** What is ticked comes as several values of one name. */
async function readPage(context: Context): Promise<{ sent: Sent; kept: Kept | null; posted: ReadonlyMap<string, string[]> }> {
  const body = await parseBody(context.req.raw);
  if (body.kind === 'json') return { sent: checkShape(pageSchema, singleValues(body)), kept: null, posted: new Map() };
  const [coupons = [], giftCards = []] = ['keepCoupon', 'keepGiftCard'].map(name => body.values.get(name));
  for (const name of ['keepCoupon', 'keepGiftCard']) body.values.delete(name);
  // A product's own form may name a field several times; it has none of the checkout's.
  const sent = isProductForm(body.values) ? checkShape(pageSchema, {}) : checkShape(pageSchema, singleValues(body));
  return { sent, kept: body.values.has('coupon') ? { coupons, giftCards } : null, posted: body.values };
}

/** Writes down what was chosen on the page. Resolves to what is wrong with a new coupon or gift card, if anything is. */
async function applyChoices(carts: CartStore, id: string, { coupon, giftCard, country, shipping }: Sent, kept: Kept | null): Promise<string | undefined> {
  if (country !== undefined || shipping !== '') await carts.setShipping(id, { ...country !== undefined && { location: { country } }, ...shipping !== '' && { option: shipping } });
  if (kept) {
    await carts.setCoupons(id, codes => codes.filter(code => kept.coupons.includes(code)));
    await carts.setGiftCards(id, codes => codes.filter(code => kept.giftCards.includes(endingOf(code))));
  }
  // Whoever types a gift card where coupons go has one all the same.
  const card = giftCard.trim() || (tidyGiftCode(coupon) ? coupon : '');
  const couponProblem = card === coupon ? undefined : await addCoupon(carts, id, coupon.trim().toUpperCase().slice(0, 60));
  return couponProblem ?? addGiftCard(carts, id, card);
}

async function addCoupon(carts: CartStore, id: string, wanted: string): Promise<string | undefined> {
  if (wanted === '') return undefined;
  await carts.setCoupons(id, codes => [...codes, wanted]);
  const problem = (await carts.read(id))?.notices.find(({ values }) => values.coupon === wanted)?.message;
  if (problem) await carts.setCoupons(id, codes => codes.filter(code => code !== wanted));
  return problem;
}

async function addGiftCard(carts: CartStore, id: string, typed: string): Promise<string | undefined> {
  if (typed === '') return undefined;
  const wanted = tidyGiftCode(typed);
  if (wanted === '') return say('giftCardUnknown', { code: typed.slice(0, 60) });
  await carts.setGiftCards(id, codes => [...codes, wanted]);
  const problem = (await carts.read(id))?.notices.find(({ values }) => values.giftCard === endingOf(wanted))?.message;
  if (problem) await carts.setGiftCards(id, codes => codes.filter(code => code !== wanted));
  return problem;
}

/** The line of a product's own form, or what is wrong with what was filled in. */
async function readProductForm(database: Database, posted: ReadonlyMap<string, string[]>): Promise<{ lines: CartLine[] } | { product: CatalogueProduct; wrong: ErrorAnswer }> {
  const product = await findProduct(database, productNamed(posted).replaceAll('\0', ''));
  if (!product) throw refuseProblem('product-gone', say('productGone'), { status: 404 });
  const line = sentLine(product, posted);
  try {
    return { lines: [{ ...line, form: await checkLine(database, line) }] };
  } catch (error) {
    if (error instanceof Refusal && error.body.errors) return { product, wrong: error.body };
    throw error;
  }
}

function readCart(cart: unknown): CartLine[] {
  const value = typeof cart === 'string' && cart.trim() !== '' ? parseJson(cart, 'cart') : (cart ?? '');
  return value === '' ? [] : checkShape(v.object({ cart: cartSchema }), { cart: value }).cart;
}
