/** What the login page says, and what a login that does not work is answered with. */
export const texts = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  remember: 'Keep me logged in',
  submit: 'Log in',
  wrong: 'Wrong email or password.',
  tooMany: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'Too many people are logging in. Try again in a moment.',
} as const;
