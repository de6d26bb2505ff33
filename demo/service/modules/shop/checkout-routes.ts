import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CartLine } from 'site-elements/contract/cart-line';
import { cartLimits } from 'site-elements/contract/cart';
import { placeOrderSchema } from 'site-elements/contract/order.schema';
import type { PlaceOrderAnswer } from 'site-elements/contract/order';
import { paths } from 'site-elements/contract/paths';
import { idSchema } from 'site-elements/contract/product.schema';
import type { CommerceErrorAnswer } from 'site-elements/contract/store-problems';
import type { PageProblem } from './page-draft.schema.js';
import { carts as cartTable, orders } from './shop.schema.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { fieldText } from '../../kernel/language/speech.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { findProduct } from './catalogue.js';
import { checkLine } from './check-line.js';
import { type CheckedBuyer, checkBuyer, readSentBuyer } from './checkout-buyer.js';
import { applyChoices, readPage, readSentCart, type SentPage } from './checkout-form.js';
import { checkoutPage, checkoutScript, noCartPage } from './checkout-page.js';
import { addCheckoutProducts, type CheckoutOptions, productFormPage } from './checkout-products.js';
import { confirmedPath, statusPath } from './order-desk.js';
import type { PageDraft } from './page-drafts.js';
import { getBuyerDetails } from './place-order.js';
import { refuseProblem } from './refuse-problem.js';
import { isProductForm, getPostedProduct, sentLine, sentQuantity } from './sent-form.js';
import { formatPrice } from './format-price.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** What an express button brings of an order. */
const expressSchema = v.object({ key: placeOrderSchema.entries.key, provider: idSchema, grandTotalCents: placeOrderSchema.entries.grandTotalCents });
const unknownBuyer = { email: '', name: '', address: '' } as const;
type Typed = Pick<SentPage, 'typed'> & { readonly sent: Pick<SentPage['sent'], 'draft'> };
const nothingTyped: Typed = { typed: {}, sent: { draft: '' } };
/** Where a visitor continues who has no cart. */
const withoutCart = `${paths.checkout}?empty`;

/** The way from a cart to an order: the service's own pages, and the call that scripts make. Every press ends in a redirect. */
export function addCheckout(app: Hono, options: CheckoutOptions): void {
  const { carts, tokens, desk, drafts } = options;

  const script = readFile(new URL('update-sums.js', import.meta.url), 'utf8');
  app.get(checkoutScript, async context => {
    context.header('X-Content-Type-Options', 'nosniff');
    return context.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  const show = async (context: Context, id: string, draft: PageDraft | null) => {
    const { problem } = draft ?? {};
    const cart = await carts.read(id, { country: storeSettings().country });
    if (!cart) return page(context, t('checkoutStops'), noCartPage(), 400);
    await carts.settle(cart);
    await carts.acknowledge(cart);
    const { coupon, giftCard, ...typed } = draft ? typedIn(draft) : {};
    const main = checkoutPage({
      cart,
      cartToken: tokens.tokenOf(id),
      key: randomUUID(),
      draft: draft?.id ?? '',
      providers: await desk.providersFor(cart),
      express: await desk.expressFor(cart),
      details: await getBuyerDetails(desk.database, cart.entries),
      typed: problem?.isCodeWrong ? { ...typed, coupon: coupon ?? '', giftCard: giftCard ?? '' } : typed,
      problem,
    });
    return page(context, t('yourOrder'), main, problem?.status ?? 200, { callsService: true });
  };

  const saveDraft = (context: Context, cartId: string, { typed, sent }: Typed, problem?: PageProblem) => {
    const posted = new Map(Object.entries(typed).map(([name, text]) => [name, [text]]));
    return drafts.save({ cartId, posted, problem, isOwnCart: tokens.idFrom(context) === cartId, from: sent.draft });
  };

  /** Leads to the checkout page of a cart, with what was typed so far and what is wrong with it. */
  const leadTo = async (context: Context, cartId: string, typed: Typed, problem?: PageProblem) =>
    context.redirect(`${paths.checkout}?page=${await saveDraft(context, cartId, typed, problem)}`, 303);

  /** The page again with all that was typed and the sums as they are now; what has no cart to go back to is thrown on. */
  const leadBack = async (context: Context, id: string, sent: Typed, error: unknown) => {
    if (!(error instanceof HttpError) || !(await carts.find(id))) throw error;
    const { status, headers, body } = error;
    if (headers['Retry-After']) context.header('Retry-After', headers['Retry-After']);
    return leadTo(context, id, sent, {
      error: toReadableError(body, status).error,
      status: status === 400 || status === 429 || status === 503 ? status : 409,
    });
  };

  app.post(paths.checkout, async context => {
    const form = await readPage(context);
    const { sent, posted } = form;
    const sold = isProductForm(posted) ? await readProductForm(posted) : null;
    if (sold && 'problem' in sold) return context.redirect(`${paths.checkout}?page=${await drafts.save({ posted, problem: sold.problem })}`, 303);
    const lines = sold?.lines ?? readSentCart(sent.cart);
    const known = tokens.idOf(sent.cartToken) ?? tokens.idFrom(context);
    let id = known && await carts.find(known) ? known : null;
    if (lines.length === 0 && (sent.cart !== undefined || !id)) return context.redirect(withoutCart, 303);
    if (!id) {
      id = tokens.newId();
      await carts.create(id);
      tokens.remember(context, id);
    }
    if (sold) await carts.append(id, lines);
    else if (lines.length > 0) await carts.replace(id, lines);
    const problem = await applyChoices(carts, id, form);
    return leadTo(context, id, form, problem === undefined ? undefined : { error: problem, status: 200, isCodeWrong: true });
  });

  app.get(paths.checkout, async context => {
    const draft = await drafts.find(context.req.query('page'));
    if (draft && draft.cartId === null) return showProductForm(context, draft);
    const id = draft?.cartId ?? (context.req.query('empty') === undefined ? tokens.idFrom(context) : null);
    // A buyer who goes back from the confirmation finds the order, which is all that is left of the cart.
    const order = draft?.cartId && await orderOf(draft.cartId);
    if (order) return context.redirect(order.state === 'pending' ? statusPath(order.token) : confirmedPath(order.token), 303);
    const cart = id && await carts.read(id);
    if (!cart || (!draft && cart.entries.length + cart.notices.length === 0)) return page(context, t('checkoutStops'), noCartPage(), 400);
    return show(context, cart.id, draft);
  });

  app.get(paths.checkoutSubscribe, async context => {
    const id = tokens.idOf(context.req.query('cartToken'));
    return id && await carts.find(id) ? show(context, id, null) : page(context, t('checkoutStops'), noCartPage(), 400);
  });

  app.post(paths.checkoutOrder, async context => {
    const form = await readPage(context);
    const { sent, typed } = form;
    const id = tokens.idOf(sent.cartToken);
    if (!id) return context.redirect(withoutCart, 303);
    try {
      let buyer: CheckedBuyer | undefined;
      if (await carts.find(id)) {
        const problem = await applyChoices(carts, id, form);
        if (problem) return await leadTo(context, id, form, { error: problem, status: 409, isCodeWrong: true });
        // A payment that is given up later leads back to the page, where all of it stands.
        await saveDraft(context, id, form);
        const cart = await carts.read(id, { country: storeSettings().country });
        if (cart && cart.entries.length > 0) buyer = checkBuyer(cart, cart.shippingLocation?.country ?? storeSettings().country, typed);
        if (buyer && Object.keys(buyer.faults).length > 0)
          return await leadTo(context, id, form, { error: fieldText('someInvalid'), errors: buyer.faults, status: 400 });
      }
      const { key, cartToken, grandTotalCents, provider } = sent;
      const { email, name, address } = buyer ?? sent;
      const request = checkShape(placeOrderSchema, { key, email, name, address, grandTotalCents, cartToken, ...provider && { provider } });
      const { url } = await desk.place(context, { ...request, cartId: id, location: undefined, buyer: buyer?.buyer });
      return context.redirect(url, 303);
    } catch (error) {
      return leadBack(context, id, form, error);
    }
  });

  // The cart goes to a payment host immediately: same sums, same refusals, and a page of the service if something prevents it.
  app.post(paths.checkoutExpress, async context => {
    const form = await readPage(context);
    const { sent } = form;
    const id = tokens.idOf(sent.cartToken);
    if (!id) return context.redirect(withoutCart, 303);
    try {
      const isOpen = await carts.find(id) !== null;
      const problem = isOpen ? await applyChoices(carts, id, form) : undefined;
      if (problem) return await leadTo(context, id, form, { error: problem, status: 409, isCodeWrong: true });
      const { key, provider, grandTotalCents } = checkShape(expressSchema, sent);
      const sum = isOpen ? await agreedSum(id, { provider, grandTotalCents }) : grandTotalCents;
      if (sum === null)
        return await leadTo(context, id, form, {
          error: t('expressSum', { sum: formatPrice((await carts.read(id))!.grandTotalCents) }),
          status: 200,
        });
      const { url } = await desk.place(context, { ...unknownBuyer, key, provider, cartId: id, grandTotalCents: sum, isExpress: true });
      return context.redirect(url, 303);
    } catch (error) {
      return leadBack(context, id, form, error);
    }
  });

  /**
   * What an express order comes to. A cart that has not said where it goes is sent home, which adds sending and tax to the sum that
   * the visitor has seen: fine for a host that shows the sum itself; null where it has to be shown here first.
   */
  async function agreedSum(id: string, { provider, grandTotalCents }: { provider: string; grandTotalCents: number }): Promise<number | null> {
    const cart = await carts.read(id);
    if (!cart?.requiresShipping || cart.selectedShippingOption || cart.grandTotalCents !== grandTotalCents) return grandTotalCents;
    await carts.setShipping(id, { location: { country: storeSettings().country } });
    const sent = await carts.read(id);
    if (!sent || sent.grandTotalCents === grandTotalCents) return grandTotalCents;
    return desk.provider(provider)?.express?.showsSum ? sent.grandTotalCents : null;
  }

  app.post(paths.placeOrder, async context => {
    const request = checkShape(placeOrderSchema, singleValues(await parseBody(context.req.raw)));
    const id = tokens.idOf(request.cartToken);
    if (!id) throw refuseProblem('cart-gone', t('cartExpired'), { status: 410 });
    const cart = request.provider === undefined ? await carts.read(id) : null;
    const provider = request.provider ?? (cart ? (await desk.providersFor(cart))[0]?.name : undefined);
    const { order, url } = await desk.place(context, { ...request, cartId: id, provider, buyer: readSentBuyer(request) });
    return context.json<PlaceOrderAnswer>({ orderId: order.id, token: order.token, url });
  });

  /** The order that a cart has become. */
  async function orderOf(cartId: string) {
    const [row] = await desk.database
      .select({ state: orders.state, token: orders.token })
      .from(cartTable)
      .innerJoin(orders, eq(orders.id, cartTable.orderId))
      .where(eq(cartTable.id, cartId));
    return row;
  }

  /** The line of a product's own form, or what is wrong with what was filled in. */
  async function readProductForm(posted: ReadonlyMap<string, string[]>): Promise<{ lines: CartLine[] } | { problem: PageProblem }> {
    const product = await findProduct(desk.database, getPostedProduct(posted).replaceAll('\0', ''));
    if (!product) throw refuseProblem('product-gone', t('productGone'), { status: 404 });
    const quantity = sentQuantity(posted);
    if (quantity === null) {
      const wanted = t('quantityWanted', { most: Math.min(cartLimits.quantity, product.maxPerOrder ?? cartLimits.quantity) });
      return { problem: { error: fieldText('someInvalid'), errors: { quantity: wanted }, status: 400 } };
    }
    const line = sentLine(product, posted, quantity);
    try {
      return { lines: [{ ...line, form: await checkLine(desk.database, line) }] };
    } catch (error) {
      // What the shop does not know is requested on no page.
      if (
        !(error instanceof HttpError)
        || (error.body as Partial<CommerceErrorAnswer>).code === 'product-gone'
        || (error.status === 400 && !error.body.errors)
      )
        throw error;
      return { problem: { error: error.body.error, ...error.body.errors && { errors: error.body.errors }, status: error.status === 400 ? 400 : 409 } };
    }
  }

  async function showProductForm(context: Context, { posted, problem }: PageDraft) {
    const product = await findProduct(desk.database, getPostedProduct(posted).replaceAll('\0', ''));
    if (!product) throw refuseProblem('product-gone', t('productGone'), { status: 404 });
    return page(context, product.name, productFormPage(product, posted, problem), problem?.status ?? 200);
  }

  addCheckoutProducts(app, { ...options, leadTo: (context, id) => leadTo(context, id, nothingTyped) });
}

const typedIn = ({ posted }: PageDraft): Record<string, string> =>
  Object.fromEntries([...posted].map(([name, [text = '']]) => [name, text]));
