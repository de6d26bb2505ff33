import type { Docs } from '../../core/manifest/docs.js';
import type { orderSummarySettings } from './order-summary.settings.js';

export const orderSummaryDocs: Docs<typeof orderSummarySettings> = {
  details: `The token is the key to an order: whoever has it may read lines, state and sums, never an address or an email. Without a token
and without an order your own markup stays, such as a page that your shop has written. An order that waits for its payment is asked for
again when the visitor comes back to the page. Sums are in the currency of the order (\`currency\`), whichever currency the page has.
An order is drawn when its script is there, and moves what follows it; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Shown until the order is there, and where there is none: a link to the shop, or an order in your own markup.', actions: 'Beside the print button, such as a link to the shop.' },
  parts: { order: 'The whole order.', heading: 'The heading.', state: 'Where the order is.', note: 'That it is a demonstration.', lines: 'What was ordered.', sums: 'The sums.', button: 'The link to the payment.', print: 'The print button.', message: 'That the order is looked for, or was not found.' },
  states: { loading: 'The order is being asked for.', missing: 'There is no such order.', failed: 'The shop does not answer.' },
  accessibility: ['The steps of an order are a list with its current step marked; loading and failing are announced.'],
  panel: {
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    groups: {
      Content: ['page'],
    },
    labels: { page: 'Type of page', orderToken: 'Order token', order: 'Order data', paymentUrl: 'Payment page' },
  },
};
