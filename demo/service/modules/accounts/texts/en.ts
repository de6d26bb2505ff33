/** What the login page says, and what a login that does not work is answered with. */
export const texts = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  remember: 'Keep me logged in',
  submit: 'Log in',
  wrong: 'The email or the password is wrong.',
  tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'Too many people are logging in. Please try again in a moment.',
} as const;
