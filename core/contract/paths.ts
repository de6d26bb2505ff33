import { feedPath } from './feed.js';
import { countPath } from './figures/visit-count.js';
import { formStatePath } from './limits/form-state.js';
import { formProgressPath } from './progress/form-progress.js';
import { resumeDraftPath, savedDraftPath } from './saved-drafts/saved-draft.js';
import { pagePaths } from './paths-of-pages.js';

/**
 * Where a site answers. Elements build requests from these and the reference service listens on them,
 * so a path can never be right on one side only.
 */
export const paths = {
  ...pagePaths,
  consentReceipts: '/api/consent/receipts',
  consentReceiptToken: '/api/consent/receipts/token',
  plainComments: '/comments',
  plainSearch: '/search', // spec: page-runtime-platform §2
  plainForm: '/forms/:formId',
  plainFormThanks: '/forms/:formId/thanks',
  formPayment: '/form/pay/:token',
  formEdit: '/form/edit/:token',
  formState: formStatePath,
  formProgress: formProgressPath,
  count: countPath,
  figures: '/api/figures',
  savedDraft: savedDraftPath,
  resumeDraft: resumeDraftPath,
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  reviewsRequest: '/checkout/reviews/:token',
  paymentWebhook: '/api/commerce/payments/:provider',
  checkoutOrder: '/checkout/order',
  subscription: '/checkout/subscriptions/:token',
  orderConfirmed: '/checkout/confirmed/:token',
  image: '/images/:name',
  tile: '/tiles/:z/:x/:y',
  font: '/fonts/:family/:file',
  feed: feedPath,
  calendar: '/api/calendars/:calendar',
  feedPicture: '/feeds/:feed/:picture',
  productFeed: '/products/feed.xml',
  owner: '/owner',
  ownerFigures: '/owner/figures',
  ownerLogin: '/owner/login',
  ownerSubmissions: '/owner/submissions',
  ownerSubmission: '/owner/submissions/:id',
  ownerSubmissionsFile: '/owner/submissions/:formId/file',
  ownerForms: '/owner/forms',
  ownerFile: '/owner/files/:id',
  ownerSubscribers: '/owner/subscribers',
  ownerSubscribersFile: '/owner/subscribers/file',
  ownerSubscribersImport: '/owner/subscribers/import',
  ownerProducts: '/owner/products',
  ownerCategories: '/owner/categories',
  ownerOrders: '/owner/orders',
  ownerCustomers: '/owner/customers',
  ownerSubscriptions: '/owner/subscriptions',
  ownerCoupons: '/owner/coupons',
  ownerShipping: '/owner/shipping',
  ownerTaxes: '/owner/taxes',
  ownerTaxClasses: '/owner/tax-classes',
  ownerTaxReport: '/owner/tax-report',
  ownerStore: '/owner/store',
  ownerReviews: '/owner/reviews',
  ownerComments: '/owner/comments',
  ownerWebhooks: '/owner/webhooks',
  ownerMoving: '/owner/moving',
  health: '/healthz',
} as const;
