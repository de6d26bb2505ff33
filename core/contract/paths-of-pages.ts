/** Where elements send their requests and lead their visitors: all that a page has to know of `paths`. */
export const pagePaths = {
  formSubmissionKey: '/api/form/FormSubmissionKey', // spec: commerce-forms-data §7
  saveFormSubmission: '/api/form/SaveFormSubmission', // spec: commerce-forms-data §7
  storedForm: '/api/form/StoredForm',
  formSubmissionState: '/api/form/FormSubmissionState',
  captchaChallenge: '/api/captcha/challenge',
  placesAutocomplete: '/api/google-maps/places/autocomplete', // spec: page-runtime-platform §7
  placesDetails: '/api/google-maps/places/details', // spec: idem §7
  geocode: '/api/places/geocode',
  censusRecordHit: '/api/census/RecordHit', // spec: idem §7, as are the next five
  censusButtonClick: '/api/census/button-click',
  censusButtonRender: '/api/census/button-render',
  censusFormRender: '/api/census/form-render',
  censusOverlay: '/api/census/overlay',
  censusQuickView: '/api/census/RecordQuickView/:id',
  javascriptErrors: '/api/events/RecordJavascriptErrors', // spec: commerce-forms-data §7
  trace: '/api/events/Trace', // spec: commerce-forms-data §7
  recordEvent: '/api/events/RecordEvent', // spec: media-layout §7, as are the next four
  schemaEvents: '/api/v1/events',
  performanceSettings: '/api/1/performance/settings',
  performanceRecords: '/api/1/performance/records',
  track: '/api/track/Track',
  sessionReplayId: '/api/commerce/fullstory/getId', // spec: page-runtime-platform §7
  accountSession: '/api/site-users/account/session', // spec: page-runtime-platform §7, as are the next seven
  accountLocale: '/api/site-users/account/locale',
  ownerLogout: '/api/auth/Logout',
  siteHeaderFooter: '/api/site-header-footer',
  multilingualSettings: '/api/multilingual/settings',
  multilingualStatus: '/api/multilingual/status',
  multilingualLanguages: '/api/multilingual/languages',
  multilingualConnection: '/api/multilingual/connection',
  plainLogin: '/account/login',
  widgetRendering: '/api/widget/GetWidgetRendering', // spec: page-runtime-platform §7
  comments: '/api/comments',
  search: '/api/search',
  products: '/api/commerce/products',
  product: '/api/commerce/products/:id',
  productReviews: '/api/commerce/products/:id/reviews',
  plainReview: '/products/:id/reviews',
  categories: '/api/commerce/categories',
  cart: '/api/commerce/cart',
  cartEntries: '/api/commerce/cart/entries',
  cartEntry: '/api/commerce/cart/entries/:id',
  cartCoupons: '/api/commerce/cart/coupons',
  cartCoupon: '/api/commerce/cart/coupons/:code',
  cartShipping: '/api/commerce/cart/shipping',
  placeOrder: '/api/commerce/orders',
  order: '/api/commerce/orders/:token',
  checkout: '/commerce/goto-checkout', // spec: commerce-forms-data §2, as are the next three
  checkoutSubscribe: '/checkout/subscribe',
  checkoutDonate: '/checkout/donate',
  checkoutGiftCard: '/checkout/giftcard',
  checkoutExpress: '/checkout/express',
  orderStatus: '/checkout/status/:token',
} as const;
