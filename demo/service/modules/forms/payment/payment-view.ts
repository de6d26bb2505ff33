import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { plainAmount } from 'site-elements/contract/store';
import type { Html } from '../../../kernel/html.js';
import { ownerText, type OwnerText } from '../texts.js';
import { amountText } from './amount-to-pay.js';
import type { PaymentState } from './payment-state.js';
import { providerTitle } from './provider-title.js';
import type { StoredPayment } from './submission-payments.js';

const stateTexts: Readonly<Record<PaymentState, OwnerText>> = {
  waiting: 'payStateWaiting', paid: 'payStatePaid', failed: 'payStateFailed',
  canceled: 'payStateCanceled', expired: 'payStateExpired', refunded: 'payStateRefunded',
};

export const paymentStateText = (state: PaymentState): string => ownerText(stateTexts[state]);

/** A payment in one line. */
export const paymentText = (payment: StoredPayment): string => ownerText('emailField', { of: paymentStateText(payment.state), said: amountText(payment) });

/** A payment as the owner reads it beside the values of its submission. A refund is made in the shop's order. */
export function paymentEntry(payment: StoredPayment | undefined, { isWhole }: { isWhole: boolean }): Html {
  if (!payment) return html``;
  const { state, provider, reference, refundedCents, orderNumber } = payment;
  const canRefund = state === 'paid' && provider !== null;
  return html`<dl class="owner-payment"><div><dt>${ownerText('payment')}</dt><dd><strong>${paymentText(payment)}</strong>${provider === null ? '' : html`
<br><bdi>${providerTitle(provider)}</bdi>${reference === null ? '' : html` <code>${reference}</code>`}`}${refundedCents > 0 && state !== 'refunded'
    ? html`<br>${ownerText('payRefundedPart', { sum: amountText({ ...payment, cents: refundedCents }) })}` : ''}${orderNumber === null ? '' : html`
<br><a href="${paths.ownerOrders}/${orderNumber}">${ownerText('payOrder', { number: String(orderNumber) })}</a>`}${isWhole && canRefund
    ? html`<br><small>${ownerText('payRefundNote', { provider: providerTitle(provider!) })}</small>` : ''}</dd></div></dl>`;
}

/** The columns of a file with submissions, for forms with a payment. */
export const paymentColumns = (): string[] =>
  (['payment', 'filePaySum', 'filePayCurrency', 'filePayRefunded', 'filePayProvider', 'filePayReference'] as const).map(name => ownerText(name));
export const paymentCells = (payment: StoredPayment | undefined): string[] => (payment
  ? [
    paymentStateText(payment.state), plainAmount(payment.cents, payment.currency), payment.currency, plainAmount(payment.refundedCents, payment.currency),
    payment.provider ?? '', payment.reference ?? '',
  ]
  : paymentColumns().map(() => ''));
