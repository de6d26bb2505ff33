import type { Order } from '../../core/contract/order.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const orderSummarySettings = table({
  tag: 'site-order-summary',
  summary: 'The status, items and totals of an order, for the pages “order confirmed”, “order received” and “order status”.',
  spec: 'commerce-forms-data §3; page-runtime-platform §2, page types 202, 207, 211',
  preloadsReact: true,
  settings: {
    page: setting.choice(
      ['confirmed', 'received', 'status'],
      "Type of the page. On the first two, ordered items are removed from the visitor's cart, once.",
      { spec: 'page-runtime-platform §2' },
    ),
    orderToken: setting.text(
      '',
      "Token of the order. Default: the token in the page's URL, in `?token=…` or at the end of a path such as `/checkout/confirmed/…`.",
      { attribute: 'order-token' },
    ),
    order: setting.json<Readonly<Record<string, unknown>>>(
      {},
      'Data of the order, instead of a request to the service: `number`, `state`, `created`, `currency`, `lines`, and the totals in minor units.',
      { type: 'object', spec: 'commerce-forms-data §3' },
    ),
    paymentUrl: setting.url(`${pagePaths.orderStatus}?pay`, 'URL where an unpaid order is paid; `:token` is replaced.'),
  },
  events: {
    'site-order-load': event<{ order: Order }>('The order has loaded.', { type: '{ order: object }' }),
  },
  texts: {
    thanks: 'Thank you',
    orderReceived: 'Order received',
    orderNumber: 'Order {number}',
    orderOf: 'Order {number} of {date}.',
    statePending: 'Awaiting payment',
    statePaid: 'Paid, being prepared',
    stateFulfilled: 'Shipped',
    stateCanceled: 'Canceled',
    stateRefunded: 'Refunded',
    progress: 'Order status',
    demoOrder: 'This is a demo: nothing was charged and nothing will be shipped.',
    toPayment: 'Go to payment',
    written: 'We have sent you an email.',
    lines: 'Your items',
    subtotal: 'Subtotal',
    discount: 'Discount',
    giftCard: 'Gift card',
    shipping: 'Shipping',
    free: 'free',
    tax: 'Tax',
    taxIncluded: 'Includes {tax} tax.',
    reverseCharge: 'Tax not charged (reverse charge)',
    total: 'Total',
    paidBack: 'Refunded: {sum}.',
    print: 'Print',
    loading: 'Loading your order…',
    noOrder: 'Order not found.',
    failed: 'The shop is not responding. Please try again.',
    again: 'Try again',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof orderSummarySettings;
export type OrderSummaryHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
