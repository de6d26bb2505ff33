import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Order, OrderAnswer } from 'site-elements/contract/order';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import type { StoredRefund } from './refund.schema.js';
import { orderNumber, orders, type StoredOrder } from './shop.schema.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { page } from '../../kernel/http/page.js';
import { qrCode } from '../../kernel/http/qr-code.js';
import { type Html } from '../../kernel/html.js';
import { decode, readBytes } from '../../kernel/http/read-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { orderTable } from './order-table.js';
import { getGiftCards } from './gift-cards.js';
import type { OrderDesk } from './order-desk.js';
import type { PaymentProvider } from './payment/provider.js';
import { isSentUnpaid } from './order-changes.js';
import { getRefunds, withoutFailed } from './refunds.js';
import { orderTaxRows } from './pricing/tax-rows.js';
import { formatPrice, formatStoreDay } from './format-price.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

const stateTexts = { pending: 'statePending', paid: 'statePaid', fulfilled: 'stateFulfilled', canceled: 'stateCanceled', refunded: 'stateRefunded' } as const;

/** A state as a buyer reads it. */
export const stateWords = (state: StoredOrder['state']): string => t(stateTexts[state]);

/** The same of an order, which may have been sent before it is paid. */
export const orderStateWords = (order: Pick<StoredOrder, 'state' | 'paidAt'>): string => (isSentUnpaid(order) ? t('stateSentUnpaid') : stateWords(order.state));

/** Without what is the buyer's and the owner's alone: the address in the link is enough to read it. */
export function publicOrder(order: StoredOrder, { isDemo, refunds }: { isDemo: boolean; refunds: readonly StoredRefund[] }): Order {
  const {
    id,
    number,
    state,
    currency,
    lines,
    shippingName,
    coupons,
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    addedTaxCents,
    isReverseCharge,
    giftCardCents,
    grandTotalCents,
    refundedCents,
  } = order;
  return {
    id,
    number,
    state,
    created: order.createdAt.toISOString(),
    currency,
    lines,
    shippingName,
    coupons,
    subtotalCents,
    discountCents,
    shippingCostCents,
    // What comes on top of the prices is a row of the sums; a tax that they hold beside it would be added twice by a reader.
    taxCents: addedTaxCents > 0 ? addedTaxCents : taxCents,
    isTaxIncluded: addedTaxCents <= 0,
    ...(isReverseCharge && { reverseChargeCents: -addedTaxCents }),
    giftCardCents,
    grandTotalCents,
    refundedCents,
    isDemo,
    refunds: refunds.filter(({ state: at }) => at === 'settled').map(({ cents, createdAt }) => ({ cents, created: createdAt?.toISOString() ?? null })),
  };
}

/** An order as its buyer sees it, and the webhooks of payment hosts. */
export function addOrders(app: Hono, { desk }: { desk: OrderDesk }): void {
  const find = async (context: Context): Promise<StoredOrder> => {
    const token = context.req.param('token') ?? '';
    const [order] = /^[\w-]{32}$/.test(token) ? await desk.database.select().from(orders).where(eq(orders.token, token)) : [];
    if (!order) throw new HttpError(404, { error: t('noOrder') });
    return order;
  };

  app.get(paths.order, async context => {
    const order = await find(context);
    context.header('Cache-Control', 'no-store');
    return context.json<OrderAnswer>({ order: publicOrder(order, { isDemo: desk.isDemo(order), refunds: await getRefunds(desk.database, order.id) }) });
  });

  app.get(paths.orderConfirmed, async context => {
    let order = await find(context);
    // Some payment hosts add the name of the payment when the visitor returns.
    if (order.reference !== null && context.req.query('token') === order.reference) {
      await desk.captureOnReturn(order, getOrigin(context));
      order = await find(context);
      if (order.returnPath !== null) return context.redirect(`${order.returnPath}?returned`, 303);
    }
    const heading = order.state === 'pending' ? t('orderReceived') : t('thanks');
    return page(context, heading, await orderPage(desk, order, heading));
  });

  app.get(paths.orderStatus, async context => {
    const order = await find(context);
    // A posted form may not lead to another host, so the page redirects automatically; without that, by its link.
    if (order.state === 'pending' && order.paymentUrl && context.req.query('pay') !== undefined) context.header('Refresh', `0;url=${order.paymentUrl}`);
    const heading = t('orderNumber', { number: orderNumber(order) });
    return page(context, heading, await orderPage(desk, order, heading));
  });

  app.post(paths.paymentWebhook, async context => {
    const provider = desk.provider(context.req.param('provider'));
    if (!provider?.readEvent) throw new HttpError(404, { error: 'Nobody of this name sends messages here.' });
    // The signature is of these very bytes.
    const event = await provider.readEvent(decode(await readBytes(context.req.raw)), context.req.raw.headers);
    if (event) await desk.handlePaymentEvent(provider, event, getOrigin(context));
    return context.json({ received: true });
  });
}

/** What was paid back: the sum, and each time with its day; what a provider has not confirmed yet is in progress. */
export async function refundList(database: Database, { id, refundedCents, currency }: StoredOrder): Promise<Html> {
  const rows = withoutFailed(await getRefunds(database, id));
  if (refundedCents === 0 && rows.length === 0) return html``;
  const sumOf = (cents: number): string => formatPrice(cents, currency);
  return html`${refundedCents > 0 ? html`<p>${t('paidBack', { sum: sumOf(refundedCents) })}</p>` : ''}${rows.length === 0 ? '' : html`
<ul class="refunds">${rows.map(({ cents, createdAt, state }) =>
  html`<li>${createdAt ? html`<time datetime="${createdAt.toISOString()}">${formatStoreDay(createdAt)}</time>: ` : ''}${
    state === 'pending' ? t('refundInProgress', { sum: sumOf(cents) }) : sumOf(cents)}</li>`)}</ul>`}`;
}

async function orderPage(desk: OrderDesk, order: StoredOrder, heading: string): Promise<Html> {
  const isDemo = desk.isDemo(order);
  const giftCards = await getGiftCards(desk.database, order);
  const { state, lines, shippingName, paymentUrl, createdAt } = order;
  const provider = desk.provider(order.provider);
  const isExpected = desk.isPaidLater(order) && (state === 'pending' || isSentUnpaid(order));
  // The visitor has done their part at the provider.
  const isProcessing = state === 'pending' && !desk.isPaidLater(order) && order.reference !== null && paymentUrl === null;
  const [before, after] = t('orderOf', { number: orderNumber(order) }).split('{date}'); // a placeholder without a value stays
  return html`<h1>${heading}</h1>
<p>${before}<time datetime="${createdAt.toISOString()}">${formatStoreDay(createdAt)}</time>${after} <strong>${orderStateWords(order)}</strong></p>
${isDemo ? html`<p role="status">${t('demoOrder')}</p>` : ''}
${state === 'pending' && paymentUrl ? html`<p><a class="button" href="${paymentUrl}">${t('toPayment')}</a></p>` : ''}
${isProcessing ? html`<p>${t('paymentProcessing')}</p>` : ''}
${isExpected ? howToPay(provider!, order) : ''}
${(state === 'paid' || isExpected) && order.email !== '' ? html`<p>${t('written')}</p>` : ''}
${orderTable(lines.map(line => ({ ...line, details: line.form })), order, { shippingName, taxes: orderTaxRows(order) })}
${giftCards.length > 0 ? html`<section><h2>${t('giftCard')}</h2>
<ul>${giftCards.map(({ code, initialCents }) => html`<li><code>${code}</code>: ${formatPrice(initialCents, order.currency)}</li>`)}</ul>
<p>${t('giftCardUse')}</p></section>` : ''}
${state === 'paid' || state === 'fulfilled' ? html`<p><a href="${paths.reviewsRequest.replace(':token', order.token)}">${t('reviewAsk')}</a></p>` : ''}
${await refundList(desk.database, order)}
${(await desk.plans.plansOf(desk.database, order)).paths.map(path => html`<p><a href="${path}">${t('subscriptionOpen')}</a></p>`)}
<p><a href="${storeSettings().shopUrl}">${t('toShop')}</a></p>`;
}

/** What a buyer reads who pays later: where to, or when. */
function howToPay({ explanation, instructions, instructionCode }: PaymentProvider, order: StoredOrder): Html {
  if (!instructions) return html`<p>${explanation}</p>`;
  const toPay = { ...order, orderNumber: orderNumber(order) };
  const rows = instructions(toPay);
  const code = instructionCode?.(toPay) ?? null;
  return html`<section class="submission"><p>${t('transferTo')}</p>
<dl>${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>
${code === null ? '' : html`<figure>${qrCode(code, t('transferCode'))}<figcaption>${t('transferCodeNote')}</figcaption></figure>`}</section>`;
}
