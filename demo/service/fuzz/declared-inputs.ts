import { bookingSchema } from 'site-elements/contract/bookings.schema';
import * as cart from 'site-elements/contract/cart.schema';
import { commentSchema } from 'site-elements/contract/comments.schema';
import { placeOrderSchema } from 'site-elements/contract/order.schema';
import { paths } from 'site-elements/contract/paths';
import { reviewSchema } from 'site-elements/contract/product-review.schema';
import { saveSubmissionSchema, submissionKeySchema } from 'site-elements/contract/submission.schema';
import { widgetRequestSchema } from 'site-elements/contract/widget.schema';
import { createSample } from './wrong-values.js';

const schema = (declared: object, known: object = {}): unknown => ({ ...createSample(declared as Parameters<typeof createSample>[0]) as object, ...known });
const line = { sku: 'mug-tide', quantity: 1 };
const event = {
  event: 1,
  data: '{"a":1}',
  url: 'https://x.example/',
  title: 'x',
  name: 'x',
  value: 1,
  id: 'x',
  metric: 'LCP',
  rating: 'good',
  websiteId: 'x',
  events: [{ name: 'x', data: { a: 1 } }],
  logs: [{ message: 'x' }],
};

/** What each route that takes JSON declares: its schema, with what has to be right for anything behind it to be reached. */
export const declaredInputs: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [`PUT ${paths.cart}`, schema(cart.replaceCartSchema, { entries: [{ ...line, form: { name: 'x' } }] })],
  [`POST ${paths.cartEntries}`, schema(cart.addToCartSchema, line)],
  [`PUT ${paths.cartEntry}`, schema(cart.changeEntrySchema)],
  [`DELETE ${paths.cartEntry}`, {}],
  [`POST ${paths.cartCoupons}`, schema(cart.couponSchema)],
  [`DELETE ${paths.cartCoupon}`, {}],
  [`PUT ${paths.cartShipping}`, schema(cart.shippingSchema)],
  [`POST ${paths.placeOrder}`, schema(placeOrderSchema)],
  [`POST ${paths.comments}`, schema(commentSchema)],
  [`POST ${paths.bookings}`, schema(bookingSchema, { key: 'key-of-a-booking', start: '2026-03-29T09:00:00Z', email: 'ada@example.com' })],
  [`POST ${paths.productReviews}`, schema(reviewSchema, { rating: 5 })],
  [`POST ${paths.formSubmissionKey}`, schema(submissionKeySchema, { formId: 'contact' })],
  [
    `POST ${paths.saveFormSubmission}`,
    schema(saveSubmissionSchema, { formId: 'contact', form: { name: 'x', email: 'ada@example.com', message: 'x' } }),
  ],
  [`POST ${paths.formSubmissionState}`, { key: 'x' }],
  [`POST ${paths.formProgress}`, { formId: 'contact', event: 'start', field: 'name' }],
  [
    `POST ${paths.count}`,
    {
      event: 'view', page: '/', name: 'x', isEntry: true, from: '/', referrer: 'x.example', campaign: 'x', device: 'phone', language: 'de',
    },
  ],
  [`POST ${paths.savedDraft}`, { formId: 'contact', page: 'https://x.example/', email: 'ada@example.com', data: 'x', key: 'x' }],
  [`POST ${paths.widgetRendering}`, schema(widgetRequestSchema, { widgetJSON: '{"type":3,"id":"x","value":{}}' })],
  [`POST ${paths.accountSession}`, { email: 'ada@example.com', password: 'x', rememberMe: true }],
  [`DELETE ${paths.accountSession}`, {}],
  [`POST ${paths.accountLocale}`, { language: 'de' }],
  [`POST ${paths.ownerLogout}`, {}],
  [`PUT ${paths.siteHeaderFooter}`, { header: { html: 'x' }, footer: { html: 'x' } }],
  [`PUT ${paths.multilingualLanguages}`, { languages: [{ code: 'de', isEnabled: true }] }],
  [`DELETE ${paths.multilingualConnection}`, {}],
  [`POST ${paths.consentReceiptToken}`, { url: 'https://x.example/' }],
  [
    `POST ${paths.consentReceipts}`,
    { token: 'x', url: 'https://x.example/', consent: { analytics: true }, state: 'ACCEPTED', created: '2026-01-01T00:00:00Z' },
  ],
  [`POST ${paths.paymentWebhook}`, { id: 'x', type: 'x', data: { object: { id: 'x' } } }],
  ...[
    paths.censusRecordHit,
    paths.censusButtonClick,
    paths.censusButtonRender,
    paths.censusFormRender,
    paths.censusOverlay,
    paths.censusQuickView,
    paths.javascriptErrors,
    paths.trace,
    paths.recordEvent,
    paths.schemaEvents,
    paths.performanceRecords,
  ].map((path): [string, unknown] => [`POST ${path}`, event]),
]);

/** What calls that only read take in their address. */
export const declaredQueries: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [paths.search, ['q', 'section', 'kind', 'offset', 'limit']],
  [paths.plainSearch, ['q', 'section', 'kind', 'offset', 'limit']],
  [paths.products, ['ids', 'category', 'categories', 'sort', 'limit', 'offset', 'search', 'q', 'filter', 'max', 'min']],
  [paths.productReviews, ['page', 'sort']],
  [paths.plainReview, ['sent']],
  [paths.comments, ['thread', 'page']],
  [paths.plainComments, ['thread', 'page', 'reply', 'sent']],
  [paths.bookingTimes, ['from', 'days', 'people']],
  [paths.plainBooking, ['from', 'start', 'people']],
  [paths.booking, ['from']],
  [paths.geocode, ['address']],
  [paths.placesAutocomplete, ['productPage', 'productSection', 'sessionToken', 'input']],
  [paths.placesDetails, ['productPage', 'productSection', 'sessionToken', 'placeId']],
  [paths.checkout, ['page', 'empty']],
  [paths.checkoutSubscribe, ['cartToken']],
  [paths.checkoutDonate, ['donatePageId', 'page']],
  [paths.checkoutGiftCard, ['giftCardProductId', 'sku', 'page']],
  [paths.subscription, ['cancel', 'canceled', 'failed', 'method']],
  [paths.newsletterConfirm, ['token']],
  [paths.newsletterUnsubscribe, ['token']],
  [paths.figuresUnsubscribe, ['token']],
  [paths.image, ['format']],
  [paths.tile, ['theme']],
  [paths.track, ['event', 'data', 'url']],
  [paths.plainLogin, ['next']],
  [paths.feed, ['offset', 'limit']],
  [paths.plainFormThanks, ['submission']],
  [paths.ownerSubmissions, ['folder', 'form', 'search', 'sort', 'order', 'view', 'after', 'done', 'count', 'moment']],
  [paths.ownerOrders, ['state', 'before', 'search']],
  [paths.ownerCustomers, ['search', 'page']],
  [`${paths.ownerCustomers}/file`, ['search']],
  [paths.ownerSubscriptions, ['state', 'search', 'page']],
  [paths.ownerConsent, ['search', 'answer', 'from', 'until', 'after', 'before', 'done', 'count']],
  [`${paths.ownerConsent}/file`, ['search', 'answer', 'from', 'until']],
  [paths.ownerBookings, ['view', 'search', 'after', 'before']],
  [paths.ownerLogin, ['next']],
]);
