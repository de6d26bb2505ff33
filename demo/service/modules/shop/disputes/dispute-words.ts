import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Language } from 'site-elements/contract/language';
import type { Html } from '../../../kernel/html.js';
import { inLanguage } from '../../../kernel/language/speech.js';
import type { Mail } from '../../../kernel/mail/outbox.js';
import type { StoredDispute } from '../dispute.schema.js';
import { formatPrice, formatStoreDay } from '../format-price.js';
import { orderNumber } from '../shop.schema.js';
import { ownerText, type OwnerText } from '../texts.js';
import type { DisputeChange } from './disputes.js';

const stateTexts = {
  open: 'disputeOpen', review: 'disputeReview', won: 'disputeWon', lost: 'disputeLost', closed: 'disputeClosed',
} as const satisfies Record<StoredDispute['state'], OwnerText>;

const reasonTexts = {
  fraud: 'disputeFraud', notReceived: 'disputeNotReceived', notAsDescribed: 'disputeNotAsDescribed', duplicate: 'disputeDuplicate',
  canceled: 'disputeCanceled', refundMissing: 'disputeRefundMissing', unrecognized: 'disputeUnrecognized', other: 'disputeOther',
} as const satisfies Record<StoredDispute['reason'], OwnerText>;

/** Where and until when the owner has to respond; empty where there is nothing to do. */
function respondWords({ state, dueAt }: StoredDispute, provider: string): string {
  if (state !== 'open') return '';
  return dueAt ? ownerText('disputeRespondBy', { provider, date: formatStoreDay(dueAt) }) : ownerText('disputeRespond', { provider });
}

/** The disputes of an order, for its owner. `provider`: as sentences name it. */
export function disputeSection(disputes: readonly StoredDispute[], provider: string): Html | '' {
  return disputes.length === 0 ? '' : html`<section class="submission"><h2>${ownerText('disputes')}</h2>
<ul class="refunds">${disputes.map(dispute => html`<li><time datetime="${dispute.createdAt.toISOString()}">${formatStoreDay(dispute.createdAt)}</time>: ${
  formatPrice(dispute.cents, dispute.currency)}, ${ownerText(reasonTexts[dispute.reason])}. <strong>${ownerText(stateTexts[dispute.state])}</strong>${
  dispute.state === 'open' ? html`<br>${respondWords(dispute, provider)}` : ''}</li>`)}</ul></section>`;
}

/** The email to the owner about a dispute that is new, or in another state. `origin`: empty where the address of the site is not known. */
export const disputeMail = ({ order, dispute }: DisputeChange, { to, language, provider, origin }: {
  readonly to: string; readonly language: Language; readonly provider: string; readonly origin: string;
}): Promise<Mail> => inLanguage(language, 'owner', () => {
  const [number, sum] = [orderNumber(order), formatPrice(dispute.cents, dispute.currency)];
  return {
    to,
    subject: ownerText('disputeMail', { number }),
    text: [
      ownerText('disputeMailText', { number, sum, reason: ownerText(reasonTexts[dispute.reason]), state: ownerText(stateTexts[dispute.state]) }),
      respondWords(dispute, provider),
      origin === '' ? '' : `${origin}${paths.ownerOrders}/${order.number}`,
    ].filter(Boolean).join('\n\n'),
  };
});
