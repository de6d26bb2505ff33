/** What the service tells a visitor about a field. The first three are texts of the specification. */
export const fieldMessages = {
  tooLong: 'You have exceeded the character limit.', // spec: page-runtime-platform §5
  email: 'Email is not valid. Email addresses should follow the format name@example.com.', // spec: idem §5
  someInvalid: 'One or more fields is invalid, please check your entries.', // spec: idem §5
  unreadable: 'Could not parse the form fields, please check your entries.', // spec: idem §8
  notConfigured: 'This form has not been configured yet.', // spec: idem §8, status 404
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.', // spec: idem §8
  captcha: 'Complete CAPTCHA before submitting.', // spec: idem §5
  required: 'Please fill in this field.',
  requiredChoice: 'Please choose one.',
  requiredTick: 'Please tick this box to continue.',
  text: 'Please enter text.',
  number: 'Please enter a number.',
  choice: 'Please choose one of the listed options.',
  tick: 'Please tick the box or leave it empty.',
} as const;
