import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  remember: 'Ingelogd blijven',
  submit: 'Inloggen',
  wrong: 'Het e-mailadres of het wachtwoord klopt niet.',
  tooMany: 'Te veel pogingen. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.',
  busy: 'Er loggen te veel mensen in. Probeer het zo opnieuw.',
};
