import { and, desc, eq, lt } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type OrderState, orderStates } from '../../../../core/contract/order.js';
import { paths } from '../../../../core/contract/paths.js';
import { orderTable } from '../../commerce/checkout-page.js';
import { centsOf } from '../../commerce/checkout-products.js';
import { statesAfter } from '../../commerce/order-changes.js';
import type { OrderDesk } from '../../commerce/order-desk.js';
import { stateWords } from '../../commerce/order-routes.js';
import type { StoredOrder } from '../../commerce/place-order.js';
import { countries, written } from '../../commerce/store-settings.js';
import { orders } from '../../database/store.schema.js';
import { originOf } from '../../http/origin-of.js';
import { type Html, page } from '../../http/page.js';
import { parseBody } from '../../http/parse-body.js';
import { Refusal } from '../../http/refusal.js';
import { singleValues } from '../../http/single-values.js';
import { logoutForm } from '../access/login.js';
import { ownerNav } from '../owner-nav.js';
import { sendCsv } from '../send-csv.js';
import { csrfInput } from './csrf-input.js';

const here = paths.ownerOrders;
const shown = 50;
/** What a button that leads to a state says. */
const verbs: Record<OrderState, string> = { pending: '', paid: 'Mark as paid', fulfilled: 'Mark as sent', canceled: 'Cancel the order', refunded: 'Mark as paid back' };
const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const addressLines = ({ name, address, location }: StoredOrder): string => [name, address, location ? countries[location.country] ?? location.country : ''].filter(Boolean).join('\n');

/** Orders with their states, a slip for the parcel, and letters to their buyers. */
export function addOrdersPage(app: Hono, { desk }: { desk: OrderDesk }): void {
  const find = async (context: Context): Promise<StoredOrder> => {
    const number = context.req.param('number') ?? '';
    const [order] = /^[1-9]\d{0,8}$/.test(number) ? await desk.database.select().from(orders).where(eq(orders.number, Number(number))) : [];
    if (!order) throw new Refusal(404, { error: 'There is no such order.' });
    return order;
  };

  app.get(here, async context => {
    const { state, before } = context.req.query();
    const isState = orderStates.includes(state as OrderState) ? eq(orders.state, state as OrderState) : undefined;
    const isOlder = /^\d{1,9}$/.test(before ?? '') ? lt(orders.number, Number(before)) : undefined;
    const rows = await desk.database.select().from(orders).where(and(isState, isOlder)).orderBy(desc(orders.number)).limit(shown);
    const older = new URLSearchParams({ ...isState && { state: state! }, before: String(rows.at(-1)?.number ?? 0) });
    return page(context, 'Orders', html`${ownerNav(context)}<h1>Orders</h1>
<nav aria-label="States"><ul class="owner-nav"><li><a href="${here}">All</a></li>${orderStates.map(one => html`<li><a href="${here}?state=${one}"${one === state ? html` aria-current="page"` : ''}>${stateWords(one)}</a></li>`)}<li><a href="${here}/file" download>CSV</a></li></ul></nav>
${rows.length === 0 ? html`<p>There are none.</p>` : html`<div class="owner-scroll" role="region" aria-label="Orders" tabindex="0"><table class="order owner-table">
<thead><tr><th scope="col">Order</th><th scope="col">Buyer</th><th scope="col">Received</th><th scope="col">Sum</th><th scope="col">State</th></tr></thead>
<tbody>${rows.map(({ number, name, createdAt, grandTotalCents, state: at, note }) => html`
<tr><th scope="row"><a href="${here}/${number}">${number}</a></th><td>${name}</td><td>${moment(createdAt)}</td><td>${written(grandTotalCents)}</td><td>${stateWords(at)}${note ? html` <strong>(see note)</strong>` : ''}</td></tr>`)}
</tbody></table></div>`}
${rows.length === shown ? html`<p><a href="${here}?${older}">Older ones</a></p>` : ''}
${logoutForm(context)}`);
  });

  app.get(`${here}/file`, context => sendCsv(context, 'orders', (async function* () {
    yield ['Order', 'Received (UTC)', 'State', 'Name', 'Email', 'Address', 'Pieces', 'Sum', 'Paid back', 'Currency', 'Provider', 'Reference'];
    let before = 2 ** 31 - 1;
    for (;;) {
      const rows = await desk.database.select().from(orders).where(lt(orders.number, before)).orderBy(desc(orders.number)).limit(500);
      for (const order of rows) {
        yield [order.number, moment(order.createdAt).slice(0, 16), order.state, order.name, order.email, addressLines(order), order.lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join('; '),
          order.grandTotalCents / 100, order.refundedCents / 100, order.currency, order.provider, order.reference ?? ''];
      }
      if (rows.length < 500) return;
      before = rows.at(-1)!.number;
    }
  })()));

  app.get(`${here}/:number`, async context => showOrder(context, await find(context), desk));

  app.get(`${here}/:number/slip`, async context => {
    const order = await find(context);
    return page(context, `Packing slip ${order.number}`, html`<h1>Packing slip, order ${order.number}</h1>
<p class="owner-address">${addressLines(order)}</p>
<p>${moment(order.createdAt).slice(0, 10)}${order.shippingName ? `, ${order.shippingName}` : ''}</p>
<table class="order"><thead><tr><th scope="col">Piece</th><th scope="col">SKU</th><th scope="col">Quantity</th></tr></thead>
<tbody>${order.lines.map(({ name, optionText, sku, quantity, form }) => html`
<tr><th scope="row">${optionText ? `${name}, ${optionText}` : name}${form.map(({ rawTitle, value }) => html`<br><small>${rawTitle}: ${value}</small>`)}</th><td>${sku}</td><td>${quantity}</td></tr>`)}
</tbody></table>
<p class="owner-screen"><a href="${here}/${order.number}">Back to the order</a></p>`);
  });

  app.post(`${here}/:number/state`, async context => {
    const order = await find(context);
    const { state } = singleValues(await parseBody(context.req.raw)) as { state?: OrderState };
    if (!orderStates.includes(state!)) throw new Refusal(400, { error: 'There is no such state.', field: 'state' });
    // Somebody else may have been faster: the page then shows what it is now.
    const moved = await desk.move(order.id, state!, originOf(context));
    return context.redirect(`${here}/${order.number}?${moved ? 'done' : 'late'}`, 303);
  });

  app.post(`${here}/:number/refund`, async context => {
    const order = await find(context);
    const cents = centsOf(String((singleValues(await parseBody(context.req.raw)) as { amount?: string }).amount ?? ''));
    if (!Number.isInteger(cents) || cents <= 0 || cents > order.grandTotalCents) throw new Refusal(400, { error: `Enter an amount from 0.01 to ${(order.grandTotalCents / 100).toFixed(2)}.`, field: 'amount' });
    const changed = await desk.refund(order.id, cents, originOf(context));
    return context.redirect(`${here}/${order.number}?${changed ? 'done' : 'late'}`, 303);
  });

  app.post(`${here}/:number/mail`, async context => {
    const order = await find(context);
    const { subject = '', text = '' } = singleValues(await parseBody(context.req.raw)) as Record<string, string>;
    if (String(subject).trim() === '' || String(text).trim() === '') throw new Refusal(400, { error: 'Write a subject and some words.', field: 'text' });
    await desk.write({ to: order.email, subject: String(subject).slice(0, 200), text: String(text).slice(0, 10_000) });
    return context.redirect(`${here}/${order.number}?written`, 303);
  });
}

function showOrder(context: Context, order: StoredOrder, desk: OrderDesk) {
  const { number, state, createdAt, email, note, provider, reference, lines, shippingName, addedTaxCents, refundedCents, coupons } = order;
  const told = (name: string, words: string): Html | '' => (context.req.query(name) === undefined ? '' : html`<p role="status">${words}</p>`);
  const action = `${here}/${number}`;
  return page(context, `Order ${number}`, html`${ownerNav(context)}<h1>Order ${number}</h1>
${told('done', 'Done. The buyer has been written to where there was something to say.')}${told('late', 'The order had moved on before: see its state.')}${told('written', 'The letter is on its way.')}
${note ? html`<p role="alert">${note}</p>` : ''}
<p><strong>${stateWords(state)}</strong>. Received ${moment(createdAt)}, ${desk.isDemo(order) ? 'with the demo: nothing was charged' : `paid by ${provider}`}${reference && !desk.isDemo(order) ? ` (${reference})` : ''}.</p>
<p class="owner-address">${addressLines(order)}</p><p><a href="mailto:${email}">${email}</a></p>
${orderTable(lines, order, { shippingName, isTaxAdded: addedTaxCents > 0 })}
${coupons.length > 0 ? html`<p>Coupons: ${coupons.join(', ')}</p>` : ''}${refundedCents > 0 ? html`<p>Paid back: ${written(refundedCents)}</p>` : ''}
${lines.filter(({ form }) => form.length > 0).map(({ name, form }) => html`<section><h2>${name}</h2><dl>${form.map(({ rawTitle, value }) => html`<div><dt>${rawTitle}</dt><dd>${value}</dd></div>`)}</dl></section>`)}
<p><a href="${action}/slip">Packing slip</a></p>
<form class="actions" method="post" action="${action}/state">${csrfInput(context)}${statesAfter(state).map((to, index) => html`
<button class="button${index > 0 ? ' button-quiet' : ''}" name="state" value="${to}">${verbs[to]}</button>`)}</form>
${['paid', 'fulfilled'].includes(state) ? html`<form method="post" action="${action}/refund">${csrfInput(context)}<fieldset class="field"><legend>Paid back</legend>
<p class="field-note">Give the money back at your payment provider; this notes how much.</p>
<div class="field"><label for="amount">Amount</label><input id="amount" name="amount" inputmode="decimal" required></div><p><button class="button button-quiet">Note it</button></p></fieldset></form>` : ''}
<form method="post" action="${action}/mail">${csrfInput(context)}<fieldset class="field"><legend>Write to the buyer</legend>
<div class="field"><label for="subject">Subject</label><input id="subject" name="subject" required maxlength="200" value="Your order ${number}"></div>
<div class="field"><label for="text">Words</label><textarea id="text" name="text" required maxlength="10000"></textarea></div><p><button class="button button-quiet">Send</button></p></fieldset></form>
<p><a href="${here}">All orders</a></p>`);
}
