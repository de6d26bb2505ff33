import { paths } from '../../core/contract/paths.js';
import type { WriteRule, WriteRules } from './kernel/limits/guard-writes.js';
import { sayOfForm } from './kernel/language/say.js';
import type { Allowance } from './kernel/limits/write-limits.js';

/**
 * Clients that go on when strangers have used up what the site takes. Each brings something that we gave it, and gave to few:
 * a cart that is stored, a session, an unused submission key, the token of an order, a link of the newsletter, a signature of
 * a payment host, a token of a consent receipt, a device that the owner has logged in from.
 */
export type Known = 'visitor' | 'key' | 'order' | 'newsletter' | 'payment' | 'receipt' | 'device';

type Row = readonly [rule: WriteRule<Known>, ...routes: readonly string[]];

/** spec: page-runtime-platform §8, status 429 */
const tooMuch = (): string => sayOfForm('rateLimited');
/** A login has a password and a few words. */
const loginBytes = 8 * 1024;
const telemetry = { network: 20, site: 400, priority: 'extra', knownBy: 'visitor' } as const;

/**
 * What strangers may write, and how often. Every route that writes stands here: one that does not fails a test. Numbers are
 * multiples of the rate, 30 in a minute: `network: 4` is 120 a minute of one network.
 */
const rows: readonly Row[] = [
  [{ name: 'key', network: 10, site: 200, priority: 'message', knownBy: 'visitor', tooMuch },
    `POST ${paths.formSubmissionKey}`, `POST ${paths.formSubmissionState}`, `GET ${paths.plainForm}`],
  [{ name: 'submission', network: 4, site: 20, priority: 'message', knownBy: 'key', takesFiles: true, tooMuch }, `POST ${paths.saveFormSubmission}`, `POST ${paths.plainForm}`],
  [{ name: 'comment', network: 4, site: 10, priority: 'message', knownBy: 'visitor' }, `POST ${paths.comments}`, `POST ${paths.plainComments}`],
  [{ name: 'review', network: 4, site: 10, priority: 'message', knownBy: 'order' }, `POST ${paths.productReviews}`, `POST ${paths.plainReview}`],
  [{ name: 'cart', network: 10, site: 200, priority: 'order', knownBy: 'visitor' },
    `PUT ${paths.cart}`, `POST ${paths.cartEntries}`, `PUT ${paths.cartEntry}`, `DELETE ${paths.cartEntry}`, `POST ${paths.cartCoupons}`, `DELETE ${paths.cartCoupon}`, `PUT ${paths.cartShipping}`],
  [{ name: 'checkout', network: 4, site: 100, priority: 'order', knownBy: 'visitor' },
    `POST ${paths.checkout}`, `POST ${paths.checkoutOrder}`, `POST ${paths.checkoutExpress}`, `POST ${paths.checkoutDonate}`, `POST ${paths.checkoutGiftCard}`, `POST ${paths.placeOrder}`],
  [{ name: 'payment', network: 60, site: 200, priority: 'order', knownBy: 'payment', knownPassNetwork: true }, `POST ${paths.paymentWebhook}`],
  [{ name: 'hit', network: 10, site: 200, priority: 'extra', knownBy: 'visitor' }, `POST ${paths.censusRecordHit}`, `GET ${paths.track}`],
  [{ name: 'event', ...telemetry }, ...[
    paths.censusButtonClick, paths.censusButtonRender, paths.censusFormRender, paths.censusOverlay, paths.censusQuickView, paths.recordEvent, paths.schemaEvents, paths.performanceRecords,
  ].map(path => `POST ${path}`)],
  [{ name: 'error', network: 4, site: 40, priority: 'extra', knownBy: 'visitor' }, `POST ${paths.javascriptErrors}`],
  [{ name: 'trace', network: 2, site: 20, priority: 'extra' }, `POST ${paths.trace}`],
  [{ name: 'receipt', network: 2, site: 40, priority: 'message', knownBy: 'receipt', bodyBytes: loginBytes }, `POST ${paths.consentReceipts}`],
  [{ name: 'receipt token', network: 2, site: 100, priority: 'message', knownBy: 'visitor', bodyBytes: loginBytes }, `POST ${paths.consentReceiptToken}`],
  [{ name: 'newsletter', network: 60, site: 200, priority: 'message', knownBy: 'newsletter', knownPassNetwork: true, bodyBytes: loginBytes }, `POST ${paths.newsletterConfirm}`, `POST ${paths.newsletterUnsubscribe}`],
  [{ name: 'login', network: 2, site: 40, priority: 'order', knownBy: 'device', knownPassNetwork: true, bodyBytes: loginBytes }, `POST ${paths.accountSession}`, `POST ${paths.plainLogin}`, `POST ${paths.ownerLogin}`],
  [{ name: 'account', network: 4, site: 100, priority: 'order', knownBy: 'visitor' },
    `DELETE ${paths.accountSession}`, `POST ${paths.ownerLogout}`, `POST ${paths.accountLocale}`,
    `PUT ${paths.siteHeaderFooter}`, `PUT ${paths.multilingualLanguages}`, `DELETE ${paths.multilingualConnection}`],
  [{ name: 'widget', network: 10, site: 200, priority: 'order', knownBy: 'visitor' }, `POST ${paths.widgetRendering}`],
  // Only a session of the owner comes further than its door.
  [{ name: 'owner', network: 20, site: Infinity, priority: 'order' }, `POST ${paths.owner}/*`],
  [{ name: 'owner', network: 20, site: Infinity, priority: 'order', takesFiles: true }, `POST ${paths.ownerProducts}/*`],
];

/** The longest folder first: it is the nearest. */
export const writeRules: WriteRules<Known> = new Map(rows.flatMap(([rule, ...routes]) => routes.map(route => [route, rule] as const)).sort(([one], [other]) => other.length - one.length));

/** What routes count beside their requests, or for them. */
export const allowances = {
  /** Questions to the search. They write nothing, and an embedded database answers one of all requests at a time. */
  search: { name: 'search', network: 10, site: 200 },
  /** A cart that was not there before. */
  newCart: { name: 'new cart', network: 4, site: 40 },
  /** Codes of coupons and gift cards, right or wrong: the way to find a right one is to try many. */
  code: { name: 'code', network: 1, site: 20, windows: 10 },
  /** Entries of a log: it stores what pages tell as they tell it. */
  traceEntry: { name: 'trace entry', network: 10, site: 100 },
  /** In a day, from all: a row is kept for each. */
  traceDay: { name: 'trace day', network: 100, site: 2000, windows: 1440 },
  /** Visitors that were not counted before, in a day. */
  newVisitor: { name: 'new visitor', network: 30, site: 6000, windows: 1440 },
} as const satisfies Readonly<Record<string, Allowance>>;
