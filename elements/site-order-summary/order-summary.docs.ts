import type { Docs } from '../../core/manifest/describe/docs.js';
import type { orderSummarySettings } from './order-summary.settings.js';

export const orderSummaryDocs: Docs<typeof orderSummarySettings> = {
  group: 'shop',
  details: `The token gives access to an order: anyone who has it can read its items, status and totals, but no address or email. Without a
token and without an order, your own markup stays, such as a page rendered by your shop. The status of an unpaid order is requested
again when the visitor returns to the page. Totals are in the currency of the order (\`currency\`), whatever the currency of the page.
The order is rendered when the script has loaded, and shifts the content below it. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Shown until the order has loaded, and without an order: a link to the shop, or an order in your own markup.', actions: 'Content beside the print button, such as a link to the shop.' },
  parts: { order: 'The whole order.', heading: 'The heading.', state: 'The status of the order.', note: 'The note on a demo order.', lines: 'The items.', sums: 'The totals.', button: 'The link to payment.', print: 'The print button.', message: 'The message shown while the order is loading or if it was not found.' },
  states: { loading: 'The order is loading.', missing: 'The order was not found.', failed: 'The shop is not responding.' },
  accessibility: ['The steps of an order are a list with the current step marked. Loading and errors are announced.'],
  panel: {
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    groups: {
      Content: ['page'],
    },
    labels: { page: 'Type of page', orderToken: 'Order token', order: 'Order data', paymentUrl: 'Payment page' },
  },
};
