import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { csrfInput } from '../../../kernel/owner/owner-frame.js';
import type { Html } from '../../../kernel/html.js';
import { formatPrice, formatStoreDay } from '../format-price.js';
import type { OrderDesk } from '../order-desk.js';
import type { RefundProblem } from '../payment/refund-problem.js';
import { statesAfter } from '../order-changes.js';
import type { StoredRefund } from '../refund.schema.js';
import { getRefunds, isPaid, isUnknown, refundableCents } from '../refunds.js';
import type { StoredOrder } from '../shop.schema.js';
import { ownerText, type OwnerText, t } from '../texts.js';

const faultTexts = {
  already: 'refundFaultAlready', tooMuch: 'refundFaultTooMuch', balance: 'refundFaultBalance', disputed: 'refundFaultDisputed',
  expired: 'refundFaultExpired', account: 'refundFaultAccount', access: 'refundFaultAccess', noPayment: 'refundFaultNoPayment',
  owner: 'refundFaultOwner', other: 'refundFaultOther', unknown: 'refundUnknown',
} as const satisfies Record<RefundProblem['because'], OwnerText>;

/** Why a refund was not made, for its owner. A reason without a text here is in the provider's words. */
export const refundProblemText = ({ because, detail = '' }: RefundProblem, provider: string): string =>
  ownerText(faultTexts[because], { provider, reason: detail });

/** A provider as sentences name it. */
export function providerName(desk: OrderDesk, { provider }: Pick<StoredOrder, 'provider'>): string {
  const { brand, title = provider } = desk.provider(provider) ?? {};
  return brand ?? title;
}

/** What was typed for a refund and is asked back, with what is wrong with it. */
export interface RefusedRefund {
  readonly amount: string;
  readonly isByHand: boolean;
  readonly problem: string;
}

/** What a refund does, as its owner reads it before. */
function whatItDoes(desk: OrderDesk, order: StoredOrder): string {
  if (desk.sendsRefunds(order)) return ownerText('orderRefundByProvider', { provider: providerName(desk, order) });
  return ownerText(desk.isDemo(order) ? 'orderRefundByDemo' : 'orderRefundByHand');
}

/** What canceling an order does to its payment; empty where it does nothing. */
export async function cancelNote(desk: OrderDesk, order: StoredOrder): Promise<string> {
  if (!statesAfter(order, desk.isPaidOnDelivery(order)).includes('canceled') || desk.isDemo(order)) return '';
  const provider = providerName(desk, order);
  const cents = await refundableCents(desk.database, order);
  if (cents > 0) return ownerText(desk.sendsRefunds(order) ? 'orderCancelRefunds' : 'orderCancelKeeps', { provider, sum: formatPrice(cents, order.currency) });
  if (order.state !== 'pending' || order.paymentUrl === null) return '';
  return ownerText(desk.provider(order.provider)?.cancel ? 'orderCancelCloses' : 'orderCancelLeavesOpen', { provider });
}

/** One refund: its day, its amount, how it stands, and what its owner can do while that is not known. */
function refundItem(context: Context, { cents, createdAt, ...refund }: StoredRefund, { order, provider }: { order: StoredOrder; provider: string }): Html {
  const { id, state, problem } = refund;
  const note = state === 'pending' ? ownerText('refundPending') : state === 'failed'
    ? ownerText('refundFailed', { reason: refundProblemText(problem ?? { because: 'other' }, provider) }) : '';
  const action = `${paths.ownerOrders}/${order.number}/refund/decide`;
  return html`<li>${createdAt ? html`<time datetime="${createdAt.toISOString()}">${formatStoreDay(createdAt)}</time>: ` : ''}${
    formatPrice(cents, order.currency)}${note === '' ? '' : html`<br><small>${note}</small>`}${isUnknown({ cents, createdAt, ...refund }) ? html`
<form method="post" action="${action}">${csrfInput(context)}<input type="hidden" name="refund" value="${id}">
<p class="field-note">${refundProblemText(problem!, provider)}</p>
<p class="actions"><button class="button button-quiet" name="decision" value="repeat">${ownerText('refundCheck')}</button>
<button class="button button-quiet" name="decision" value="made">${ownerText('refundWasMade')}</button>
<button class="button button-quiet" name="decision" value="not-made">${ownerText('refundWasNotMade')}</button></p></form>` : ''}</li>`;
}

/** The refunds of an order, their sum, and the form for another one. */
export async function refundSection(context: Context, desk: OrderDesk, order: StoredOrder, refused?: RefusedRefund): Promise<Html> {
  const [rows, left] = [await getRefunds(desk.database, order.id), await refundableCents(desk.database, order)];
  if (rows.length === 0 && order.refundedCents === 0 && left === 0) return html``;
  const provider = providerName(desk, order);
  const sum = (cents: number): string => formatPrice(cents, order.currency);
  return html`<section class="submission"><h2>${ownerText('orderRefund')}</h2>
${order.refundedCents > 0 ? html`<p>${t('paidBack', { sum: sum(order.refundedCents) })}</p>` : ''}
${rows.length > 0 ? html`<ul class="refunds">${rows.map(row => refundItem(context, row, { order, provider }))}</ul>` : ''}
${left > 0 && isPaid(order) ? html`<form method="post" action="${paths.ownerOrders}/${order.number}/refund">${csrfInput(context)}
<input type="hidden" name="key" value="${randomUUID()}">
<p class="field-note" id="refund-note">${whatItDoes(desk, order)} ${ownerText('orderRefundLeft', { sum: sum(left) })}</p>
${desk.sendsRefunds(order) ? html`<p class="field-choice"><label><input type="checkbox" name="byHand" value="on"${
  refused?.isByHand ? html` checked` : ''}> ${ownerText('orderRefundInstead')}</label></p>` : ''}
<div class="field"><label for="amount">${t('amount')}</label>${refused
  ? html`<p class="field-fault" role="alert" id="refund-problem">${refused.problem}</p>` : ''}
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" required value="${refused?.amount ?? ''}"${refused
  ? html` aria-invalid="true" aria-describedby="refund-problem"` : html` aria-describedby="refund-note"`}></div>
<p class="actions"><button class="button button-quiet">${ownerText('orderRefundButton')}</button>
<button class="button button-quiet" name="all" value="on" formnovalidate>${
  ownerText('orderRefundAll', { sum: sum(left) })}</button></p></form>` : ''}</section>`;
}
