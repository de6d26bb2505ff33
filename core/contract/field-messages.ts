/** What may be said of a field's value. The first two are texts of the specification. */
export const valueMessages = {
  tooLong: 'You have exceeded the character limit.', // spec: page-runtime-platform §5
  email: 'Email is not valid. Email addresses should follow the format name@example.com.', // spec: idem §5
  emailLetters:
    'The part before the @ can only contain letters from a to z, digits and characters such as dot and hyphen. Please enter it without accents.',
  website: 'Links must be formatted as example.com or https://example.com.', // spec: idem §5, interface messages
  required: 'Please fill in this field.',
  requiredChoice: 'Please choose one.',
  requiredTick: 'Please check this box to continue.',
  requiredStatement: 'Please answer every line.',
  text: 'Please enter text.',
  number: 'Please enter a number.',
  numberTwoWays:
    'This number can be read in two ways. Please enter it without a thousands separator, for example 1500, or with a decimal point, for example 1.5.',
  amount: 'Please enter an amount, such as 12.50.',
  amountUnclear: 'Please enter the amount without a thousands separator, such as 1250.50.',
  amountDecimals: 'Please enter the amount with fewer decimal places.',
  amountCurrency: 'Please enter the amount in the currency of this field, such as 12.50.',
  account: 'Please enter up to 15 letters, digits or underscores.',
  date: 'Please enter day, month and four-digit year.',
  time: 'Please enter a time of day.',
  phone: 'Please enter a phone number.',
  callingCode: 'Please enter a country code, such as +353.',
  zip: 'A US zip code has five or nine digits.', // spec: commerce-forms-data §5, widened: the post office has given nine since 1983
  choice: 'Please choose one of the listed options.',
  requiredFile: 'Please choose a file.',
  fileCount: 'Too many files: the maximum is {count}.',
  fileType: 'The type of the file {name} is not supported. Supported types: {types}.',
  fileSize: 'The file {name} is too large. The maximum size is {size}.',
  fileEmpty: 'The file {name} is empty.',
  tick: 'Please check the box or leave it empty.',
} as const;

/** Key of a message about a value: schemas return keys; the code that shows them has the texts. */
export type ValueMessage = keyof typeof valueMessages;

/** What page and service say of a whole form. */
export const formMessages = {
  someInvalid: 'One or more fields is invalid, please check your entries.', // spec: page-runtime-platform §5
  notConfigured: 'This form has not been configured yet.', // spec: idem §8, status 404
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.', // spec: idem §8
  captcha: 'Complete CAPTCHA before submitting.', // spec: idem §5
} as const;

/** Messages of the service for a visitor. */
export const fieldMessages = {
  ...valueMessages,
  ...formMessages,
  unreadable: 'Could not parse the form fields, please check your entries.', // spec: idem §8
} as const;
