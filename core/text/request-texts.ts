/** What a failed request is called where nothing better is known. spec: commerce-forms-data §8 */
export const requestTexts = {
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unconnected: 'Unable to connect. Please try again', // spec: page-runtime-platform §8, interface strings
  unparsable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
} as const;
