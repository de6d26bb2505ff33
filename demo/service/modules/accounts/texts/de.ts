import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  remember: 'Angemeldet bleiben',
  submit: 'Anmelden',
  wrong: 'E-Mail oder Passwort ist falsch.',
  tooMany: 'Zu viele Versuche. Bitte in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal versuchen.',
  busy: 'Gerade melden sich zu viele an. Bitte gleich noch einmal versuchen.',
};
