/**
 * Where a site answers. Elements build requests from these and the reference service listens on them,
 * so a path can never be right on one side only.
 */
export const paths = {
  formSubmissionKey: '/api/form/FormSubmissionKey', // spec: commerce-forms-data §7
  saveFormSubmission: '/api/form/SaveFormSubmission', // spec: commerce-forms-data §7
  plainForm: '/forms/:formId',
  plainFormThanks: '/forms/:formId/thanks',
  products: '/api/commerce/products',
  checkout: '/commerce/goto-checkout', // spec: commerce-forms-data §2
  image: '/images/:name',
  tile: '/tiles/:z/:x/:y',
  ownerSubmissions: '/owner/submissions',
  health: '/healthz',
} as const;
