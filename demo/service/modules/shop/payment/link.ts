import type { PaymentProvider } from './provider.js';
import { t } from '../texts.js';

/** The one product of an order, where a payment host has a page for it. */
const pageFor = ({ lines, hostedUrls }: Parameters<PaymentProvider['takes']>[0]): string | undefined =>
  lines.length === 1 ? hostedUrls.get(lines[0]!.productId) : undefined;

/**
 * A page of a payment host that the owner has made for a product, such as a payment link. The order waits until the owner marks
 * it as paid: a link sends no messages. The order's number is in the address, where the host's own list shows it.
 * The page must charge once, not regularly: the buyer of a plan is asked to pay there for each renewal.
 */
export const linkProvider: PaymentProvider = {
  name: 'link',
  get title() { return t('payLink'); },
  get explanation() { return t('payLinkNote'); },
  isDemo: false,
  takes: order => pageFor(order) !== undefined,
  renewals: { by: 'buyer' },
  async begin(order) {
    const page = pageFor(order);
    if (page === undefined) throw new Error('None of the products has a hosted page.');
    const url = new URL(page);
    url.searchParams.set('client_reference_id', order.id);
    url.searchParams.set('prefilled_email', order.email);
    return { state: 'elsewhere', url: url.href, reference: order.id };
  },
};
