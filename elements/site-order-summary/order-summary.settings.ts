import type { Order } from '../../core/contract/order.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const orderSummarySettings = table({
  tag: 'site-order-summary',
  summary: 'An order as its buyer sees it: state, lines and sums, on the pages "order confirmed", "order received" and "order status".',
  spec: 'commerce-forms-data §3; page-runtime-platform §2, page types 202, 207, 211',
  settings: {
    page: setting.choice(['confirmed', 'received', 'status'], 'Which page it stands on. On the first two the ordered pieces leave the visitor\'s cart, once.', { spec: 'page-runtime-platform §2' }),
    orderToken: setting.text('', 'Token of the order; by default that of the page\'s address: `?token=…`, or the end of a path such as `/checkout/confirmed/…`.', { attribute: 'order-token' }),
    order: setting.json<Readonly<Record<string, unknown>>>({}, 'The order as your shop has it, where the service is not to be asked. It has `number`, `state`, `created`, `currency`, `lines`, and the sums in minor units.',
      { type: 'object', spec: 'commerce-forms-data §3' }),
    paymentUrl: setting.url(`${pagePaths.orderStatus}?pay`, 'Where an order is paid that waits for it; `:token` is filled in.'),
  },
  events: {
    'site-order-load': event<{ order: Order }>('The order is shown.', { type: '{ order: object }' }),
  },
  texts: {
    thanks: 'Thank you', orderReceived: 'Order received', orderNumber: 'Order {number}', orderOf: 'Order {number} of {date}.',
    statePending: 'Waiting for its payment', statePaid: 'Paid, being packed', stateFulfilled: 'Sent', stateCanceled: 'Canceled', stateRefunded: 'Paid back',
    progress: 'Where your order is', demoOrder: 'This is a demonstration: nothing was charged and nothing is sent.', toPayment: 'Go to the payment page', written: 'We have written to you.',
    lines: 'What you ordered', subtotal: 'Subtotal', discount: 'Discount', giftCard: 'Gift card', shipping: 'Shipping', free: 'free', tax: 'Tax', taxIncluded: 'Includes {tax} tax.', total: 'Total',
    paidBack: 'Paid back: {sum}.', print: 'Print', loading: 'Looking for your order…', noOrder: 'There is no such order.', failed: 'The shop does not answer. Please try again.', again: 'Try again',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof orderSummarySettings;
export type OrderSummaryHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
