import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Logga in',
  email: 'E-post',
  password: 'Lösenord',
  remember: 'Håll mig inloggad',
  submit: 'Logga in',
  wrong: 'E-postadressen eller lösenordet är fel.',
  tooMany: 'För många försök. Försök igen om {minutes, plural, one {# minut} other {# minuter}}.',
  busy: 'För många loggar in. Försök igen om en stund.',
};
