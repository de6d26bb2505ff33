/**
 * Where a site answers. Elements build requests from these and the reference service listens on them,
 * so a path can never be right on one side only.
 */
export const paths = {
  formSubmissionKey: '/api/form/FormSubmissionKey', // spec: commerce-forms-data §7
  saveFormSubmission: '/api/form/SaveFormSubmission', // spec: commerce-forms-data §7
  captchaChallenge: '/api/captcha/challenge',
  placesAutocomplete: '/api/google-maps/places/autocomplete', // spec: page-runtime-platform §7
  placesDetails: '/api/google-maps/places/details', // spec: idem §7
  censusRecordHit: '/api/census/RecordHit', // spec: idem §7, as are the next five
  censusButtonClick: '/api/census/button-click',
  censusButtonRender: '/api/census/button-render',
  censusFormRender: '/api/census/form-render',
  censusOverlay: '/api/census/overlay',
  censusQuickView: '/api/census/RecordQuickView/:id',
  plainForm: '/forms/:formId',
  plainFormThanks: '/forms/:formId/thanks',
  products: '/api/commerce/products',
  checkout: '/commerce/goto-checkout', // spec: commerce-forms-data §2
  image: '/images/:name',
  tile: '/tiles/:z/:x/:y',
  ownerSubmissions: '/owner/submissions',
  ownerSubmissionsFile: '/owner/submissions/:formId/file',
  ownerSubscribers: '/owner/subscribers',
  ownerSubscribersFile: '/owner/subscribers/file',
  health: '/healthz',
} as const;
