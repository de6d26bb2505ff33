import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type OrderState, orderStates } from 'site-elements/contract/order';
import { paths } from 'site-elements/contract/paths';
import { billingText } from '../order-buyer.js';
import { disputeSection } from '../disputes/dispute-words.js';
import { getDisputes, isAtRisk } from '../disputes/disputes.js';
import { orderTable } from '../order-table.js';
import { statesAfter } from '../order-changes.js';
import type { OrderDesk, PressResult } from '../order-desk.js';
import { orderStateWords, refundList, stateWords } from '../order-routes.js';
import { orderTaxRows } from '../pricing/tax-rows.js';
import { amountProblem, readAmount } from '../read-amount.js';
import { findRefund, isPaid, refundableCents } from '../refunds.js';
import { formatPrice } from '../format-price.js';
import { storeSettings } from '../settings/store-settings.js';
import { formatWeight } from '../settings/units.js';
import { orderNumber, orders, type StoredOrder, variants } from '../shop.schema.js';
import { subscriptionsOfOrder } from '../subscriptions/subscriptions.js';
import type { Database } from '../../../kernel/database/database.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { page } from '../../../kernel/http/page.js';
import { type Html } from '../../../kernel/html.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { inLanguage } from '../../../kernel/language/speech.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listAddress, listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { formatOwnerDay, formatMoment, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { addressLines, addOrdersFile } from './orders-file.js';
import { cancelNote, providerName, refundSection, type RefusedRefund } from './refund-section.js';
import { translateNote } from './translate-note.js';
import { ownerText, type OwnerText, t } from '../texts.js';

const here = paths.ownerOrders;
const order: ListOrder = { by: [[orders.number, 'int']], isDescending: true, shown: 50 };

/** Orders with this number, or whose buyer's name and email address have words that begin like these. */
function foundBy(words: string): SQL | undefined {
  if (words === '') return undefined;
  const [, number] = /^\D{0,12}?(\d{1,9})$/.exec(words) ?? [];
  return isAmong(orders.number, hasWords(words, orders.name, orders.email), eq(orders.importedNumber, words),
    number === undefined ? undefined : eq(orders.number, Number(number)));
}
/** What a button that leads to a state says. */
const verbs = {
  paid: 'orderMarkPaid',
  fulfilled: 'orderMarkSent',
  canceled: 'orderCancel',
} as const satisfies Partial<Record<OrderState, OwnerText>>;
const hasVerb = (state: OrderState): state is keyof typeof verbs => state in verbs;
const moment = (date: Date): Html => html`<time datetime="${date.toISOString()}">${formatMoment(date)}</time>`;
/** Each line in its own direction: a house number before its street stays there on a page from right to left. */
const linesIn = (text: string): Html => html`${text.split('\n').map((line, at) => html`${at > 0 ? '\n' : ''}<bdi>${line}</bdi>`)}`;
const addressIn = (order: StoredOrder): Html => linesIn(addressLines(order));

/** What else the buyer has given at the checkout. */
function buyerDetails({ buyer: { phone, billing, note, terms } }: StoredOrder): Html | '' {
  const rows = ([
    [t('phone'), phone && html`<a href="tel:${phone.replace(/[^\d+]/g, '')}"><bdi>${phone}</bdi></a>`],
    [t('billingAddress'), billing && linesIn(billingText(billing))],
    [t('buyerNote'), note && linesIn(note)],
    [t('terms'), terms && linesIn(terms)],
  ] as const).filter(([, value]) => value);
  return rows.length === 0 ? '' : html`<dl class="owner-address">${rows.map(([title, value]) => html`<div><dt>${title}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** The buyer's number for value added tax. */
const vatIdOf = ({ vatId, isReverseCharge }: StoredOrder): Html | '' => (vatId === null ? '' : html`<p>${ownerText('slipVatId', { id: vatId })}${
  isReverseCharge ? html`<br>${ownerText('taxReportReverse')}` : ''}</p>`);

/** What an order weighs, in grams, by the weights that its products have now. */
async function weighOrder(database: Database, { lines }: StoredOrder): Promise<number> {
  const sent = lines.filter(({ productType }) => productType === 'physical');
  if (sent.length === 0) return 0;
  const rows = await database.select({ sku: variants.sku, grams: variants.weightGrams }).from(variants)
    .where(inArray(variants.sku, sent.map(({ sku }) => sku)));
  const bySku = new Map(rows.map(({ sku, grams }) => [sku, grams]));
  return sent.reduce((sum, { sku, quantity }) => sum + quantity * (bySku.get(sku) ?? 0), 0);
}

/** Orders with their states, a slip for the parcel, and emails to their buyers. */
export function addOrdersPage(app: Hono, { desk }: { desk: OrderDesk }): void {
  const find = async (context: Context): Promise<StoredOrder> => {
    const number = context.req.param('number') ?? '';
    const [order] = /^-?[1-9]\d{0,8}$/.test(number) ? await desk.database.select().from(orders).where(eq(orders.number, Number(number))) : [];
    if (!order) throw new HttpError(404, { error: t('noOrder') });
    return order;
  };

  app.get(here, async context => {
    const { state = '', search } = context.req.query();
    const isState = orderStates.includes(state as OrderState);
    const filters = { state: isState ? state : '', search: listWords(search) };
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) => desk.database.select({ order: orders, cursor }).from(orders)
      .where(and(isState ? eq(orders.state, state as OrderState) : undefined, foundBy(filters.search), where)).orderBy(...orderBy).limit(limit));
    const disputed = new Set((await getDisputes(desk.database, list.rows.map(({ order: { id } }) => id))).filter(isAtRisk).map(({ orderId }) => orderId));
    const title = ownerText('navOrders');
    return page(
      context,
      title,
      html`${ownerNav(context)}<h1>${title}</h1>
<nav aria-label="${ownerText('ordersStates')}"><ul class="owner-nav">${(['', ...orderStates] as const).map(one =>
  html`<li><a href="${listAddress(here, { ...filters, state: one })}"${one === filters.state ? html` aria-current="page"` : ''}>${
    one === '' ? ownerText('all') : stateWords(one)}</a></li>`)}<li><a href="${here}/file" download>CSV</a></li></ul></nav>${
  listSearch(here, filters, ownerText('ordersSearch'))}
${
  list.rows.length === 0
    ? listEmpty(here, filters, ownerText('ordersNone'))
    : html`<div class="owner-scroll" role="region" aria-label="${title}" tabindex="0"><table class="order owner-table">
<thead><tr>${(['ordersOrder', 'ordersBuyer', 'ordersReceived', 'ordersSum', 'ordersState'] as const).map(column =>
  html`<th scope="col">${ownerText(column)}</th>`)}</tr></thead>
<tbody>${list.rows.map(
  ({ order: { name, createdAt, grandTotalCents, currency, state: at, paidAt, note, ...order } }) => html`
<tr><th scope="row"><a href="${here}/${order.number}">${orderNumber(order)}</a></th><td>${name}</td><td>${moment(createdAt)}</td><td>${
  formatPrice(grandTotalCents, currency)}</td><td>${orderStateWords({ state: at, paidAt })}${
  note ? html` <strong>${ownerText('ordersSeeNote')}</strong>` : ''}${
  disputed.has(order.id) ? html` <strong>${ownerText('ordersDisputed')}</strong>` : ''}${
  order.importedFrom === null ? '' : html` ${ownerText('ordersImported')}`}</td></tr>`,
)}
</tbody></table></div>`
}${listPager(here, filters, list)}
<p><a class="button button-quiet" href="${here}/import">${ownerText('ordersImport')}</a></p>
${logoutForm(context)}`,
    );
  });

  addOrdersFile(app, desk.database);

  app.get(`${here}/:number`, async context => showOrder(context, await find(context), desk));

  app.get(`${here}/:number/slip`, async context => {
    const order = await find(context);
    const number = orderNumber(order);
    const { name: sender, address, slipText, vatId, weightUnit } = storeSettings();
    const grams = await weighOrder(desk.database, order);
    const refunded = await refundList(desk.database, order);
    const from = [sender, address, vatId && ownerText('slipVatId', { id: vatId })].filter(Boolean).join('\n');
    return page(context, ownerText('packingSlipNumber', { number }), html`${from === '' ? ''
      : html`<p class="owner-address">${linesIn(from)}</p>`}<h1>${ownerText('packingSlipOfOrder', { number })}</h1>
<p class="owner-address">${addressIn(order)}</p>${order.buyer.phone ? html`
<p>${t('phone')}: <bdi>${order.buyer.phone}</bdi></p>` : ''}
<p>${formatOwnerDay(order.createdAt.toISOString().slice(0, 10))}${order.shippingName ? html` · <bdi>${order.shippingName}</bdi>` : ''}</p>
<table class="order"><thead><tr><th scope="col">${t('piece')}</th><th scope="col">${
  ownerText('packingSlipSku')}</th><th scope="col">${t('quantity')}</th></tr></thead>
<tbody>${order.lines.map(({ name, optionText, sku, productId, isOwnAmount, quantity, form }) => html`
<tr><th scope="row">${optionText ? `${name}, ${optionText}` : name}${form.map(({ rawTitle, value }) =>
  html`<br><small>${rawTitle}: ${value}</small>`)}</th><td>${isOwnAmount ? productId : sku}</td><td>${formatOwnerNumber(quantity)}</td></tr>`)}
</tbody></table>${grams === 0 ? '' : html`
<p>${ownerText('slipWeight', { weight: formatWeight(grams, weightUnit) })}</p>`}${vatIdOf(order)}${refunded}${slipText === '' ? '' : html`
<p class="owner-address">${linesIn(slipText)}</p>`}${order.buyer.note ? html`
<h2>${t('buyerNote')}</h2><p class="owner-address">${linesIn(order.buyer.note)}</p>` : ''}
<p class="owner-screen"><a href="${here}/${order.number}">${ownerText('packingSlipBack')}</a></p>`);
  });

  const leadBack = (context: Context, { number }: StoredOrder, result: PressResult) =>
    context.redirect(`${here}/${number}?${result}`, 303);

  app.post(`${here}/:number/state`, async context => {
    const order = await find(context);
    const { state, key } = singleValues(await parseBody(context.req.raw)) as { state?: OrderState; key?: string };
    if (!orderStates.includes(state!)) throw new HttpError(400, { error: 'There is no such state.', field: 'state' });
    const isAllowed = statesAfter(order, desk.isPaidOnDelivery(order)).includes(state!);
    // Another window may have been faster: the page then shows the current state.
    if (!isAllowed) return leadBack(context, order, 'late');
    if (state === 'canceled') return leadBack(context, order, await desk.cancel(order, getOrigin(context)));
    if (state === 'refunded')
      return leadBack(context, order, await desk.refund(order, { cents: 'rest', id: key || randomUUID() }, getOrigin(context)));
    return leadBack(context, order, (await desk.move(order.id, state!, getOrigin(context))) ? 'done' : 'late');
  });

  app.post(`${here}/:number/refund`, async context => {
    const order = await find(context);
    const [amount, key, all, byHand] = await sentTexts(context, ['amount', 'key', 'all', 'byHand']);
    const left = await refundableCents(desk.database, order);
    // Its page has no field for an amount that could be asked back.
    if (!isPaid(order) || left === 0) return leadBack(context, order, 'late');
    const limits = { least: 1, most: left, currency: order.currency };
    const problem = all === '' ? amountProblem(amount, limits) : null;
    const isByHand = byHand !== '';
    // The words that were typed are there again, with what is wrong with them.
    if (problem !== null) return showOrder(context, order, desk, { refund: { amount, isByHand, problem } });
    const cents = all === '' ? readAmount(amount, limits)! : 'rest';
    return leadBack(context, order, await desk.refund(order, { cents, id: key || randomUUID(), isByHand }, getOrigin(context)));
  });

  app.post(`${here}/:number/refund/decide`, async context => {
    const order = await find(context);
    const [id, decision] = await sentTexts(context, ['refund', 'decision']);
    const refund = await findRefund(desk.database, order.id, id);
    if (decision === 'made' || decision === 'not-made')
      return leadBack(context, order, await desk.decideRefund(refund, decision === 'made', getOrigin(context)));
    if (decision !== 'repeat') throw new HttpError(400, { error: 'There is no such decision.', field: 'decision' });
    await desk.repeatRefund(refund, getOrigin(context));
    return context.redirect(`${here}/${order.number}`, 303);
  });

  app.post(`${here}/:number/mail`, async context => {
    const order = await find(context);
    const [subject, text] = await sentTexts(context, ['subject', 'text']);
    if (subject.trim() === '' || text.trim() === '')
      return showOrder(context, order, desk, { draft: { subject, text, problem: ownerText('orderWriteWanted') } });
    await desk.write({ to: order.email, subject: subject.slice(0, 200), text: text.slice(0, 10_000) });
    return context.redirect(`${here}/${order.number}?written`, 303);
  });
}

/** What was sent for each name, as a text; empty where nothing was. */
async function sentTexts<const Names extends readonly string[]>(context: Context, names: Names): Promise<{ [At in keyof Names]: string }> {
  const sent = singleValues(await parseBody(context.req.raw));
  return names.map(name => (typeof sent[name] === 'string' ? sent[name] : '')) as { [At in keyof Names]: string };
}

/** What was sent from the page of an order and is asked back. */
interface Refused {
  readonly refund?: RefusedRefund;
  readonly draft?: { readonly subject: string; readonly text: string; readonly problem: string };
}

/** What became of the press that led to the page, by its query. */
const results = {
  'done': 'orderDone', 'late': 'orderLate', 'written': 'orderEmailSent', 'paid': 'orderPaidMeanwhile', 'unknown': 'orderCancelUnknown',
  'refund-unknown': 'orderRefundUnknown', 'refund-failed': 'orderRefundFailed',
} as const satisfies Record<PressResult | 'written', OwnerText>;

async function showOrder(context: Context, order: StoredOrder, desk: OrderDesk, { refund, draft }: Refused = {}) {
  const { createdAt, email, note, reference, lines, shippingName, coupons } = order;
  const number = orderNumber(order);
  const names = { provider: providerName(desk, order) };
  const told = Object.entries(results).filter(([name]) => context.req.query(name) !== undefined);
  const action = `${here}/${order.number}`;
  const heading = ownerText('orderHeading', { number });
  // A transfer has the number of the order as its reference; its ID is in no statement of the bank.
  const hasReference = reference !== null && reference !== order.id;
  const came = order.importedFrom !== null ? 'orderImported' : desk.isDemo(order) ? 'orderByDemo' : hasReference ? 'orderByReference' : 'orderByProvider';
  // The email is for the buyer.
  const subject = await inLanguage(order.language, 'visitor', () => t('emailOrderPaid', { number }));
  const steps = order.importedFrom === null ? statesAfter(order, desk.isPaidOnDelivery(order)).filter(hasVerb) : [];
  const canceling = await cancelNote(desk, order);
  return page(
    context,
    heading,
    html`${ownerNav(context)}<h1>${heading}</h1>
${told.map(([, words]) => html`<p role="status">${ownerText(words, names)}</p>`)}
${note ? html`<p role="alert">${translateNote(note, { currency: order.currency, ...names })}</p>` : ''}
<p>${markupIn(ownerText(came), { state: html`<strong>${orderStateWords(order)}</strong>`, when: moment(createdAt),
  provider: html`<bdi>${names.provider}</bdi>`, reference: html`<bdi>${reference}</bdi>`, source: html`<bdi>${order.importedFrom}</bdi>` })}</p>
<p class="owner-address">${addressIn(order)}</p><p><a href="mailto:${email}">${email}</a></p>
${buyerDetails(order)}${vatIdOf(order)}
${orderTable(lines, order, { shippingName, taxes: orderTaxRows(order) })}
${coupons.length > 0 ? html`<p>${markupIn(ownerText('orderCoupons'), { codes: html`<bdi>${coupons.join(', ')}</bdi>` })}</p>` : ''}
${lines.filter(({ form }) => form.length > 0).map(({ name, form }) =>
  html`<section><h2>${name}</h2><dl>${form.map(({ rawTitle, value }) => html`<div><dt>${rawTitle}</dt><dd>${value}</dd></div>`)}</dl></section>`)}
${(await subscriptionsOfOrder(desk.database, order.id)).map(one =>
  html`<p><a href="${paths.ownerSubscriptions}/${one}">${ownerText('subscriptionHeading', { number: one })}</a></p>`)}
<p><a href="${action}/slip">${ownerText('packingSlip')}</a></p>
${steps.length > 0 ? html`<form method="post" action="${action}/state">${csrfInput(context)}${canceling === '' ? '' : html`
<p class="field-note" id="cancel-note">${canceling}</p>`}<p class="actions">${steps.map((to, index) => html`
<button class="button${index > 0 ? ' button-quiet' : ''}" name="state" value="${to}"${to === 'canceled' && canceling !== ''
  ? html` aria-describedby="cancel-note"` : ''}>${ownerText(verbs[to])}</button>`)}</p></form>` : ''}
${disputeSection(await getDisputes(desk.database, [order.id]), names.provider)}
${await refundSection(context, desk, order, refund)}
<form method="post" action="${action}/mail">${csrfInput(context)}<fieldset class="field"><legend>${
  ownerText('orderWrite')}</legend>${draft ? html`<p class="field-fault" role="alert">${draft.problem}</p>` : ''}
<div class="field"><label for="subject">${
  ownerText('orderWriteSubject')}</label><input id="subject" name="subject" required maxlength="200" value="${draft?.subject ?? subject}"></div>
<div class="field"><label for="text">${ownerText('orderWriteWords')}</label><textarea id="text" name="text" required maxlength="10000">
${draft?.text ?? ''}</textarea></div><p><button class="button button-quiet">${t('send')}</button></p></fieldset></form>
<p><a href="${here}">${ownerText('ordersAll')}</a></p>`,
    refund || draft ? 400 : 200,
  );
}
