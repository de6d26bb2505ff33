/** What the system error overlay says; a copy of two texts of requests, whose module its own code does not load. spec: commerce-forms-data §8 */
export const systemErrorTexts = {
  heading: 'Something Went Wrong!',
  /** The heading when no answer came. */
  network: 'Unable to connect. Please try again',
  internal: 'Internal server error. Please try again later.',
  networkHint: 'Please check your connection.',
  reload: 'Reload Page',
  clear: 'Clear',
  errorKey: 'Error key: {key}',
} as const;

export type SystemErrorTexts = { readonly [Name in keyof typeof systemErrorTexts]: string };
