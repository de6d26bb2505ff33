import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Newsletter',
  newsletterAsk: 'Soll {email} den Newsletter bekommen?',
  newsletterYes: 'Ja, gerne',
  newsletterConfirmed: '{email} bekommt ab jetzt den Newsletter.',
  newsletterLeaveAsk: 'Soll {email} keinen Newsletter mehr bekommen?',
  newsletterLeave: 'Abbestellen',
  newsletterLeft: '{email} bekommt keinen Newsletter mehr.',
  newsletterLink: 'Dieser Link ist nicht vollständig oder zu alt. Bitte melden Sie sich noch einmal an.',
  newsletterSubject: 'Bitte bestätigen: Newsletter',
  newsletterEmail: 'Jemand, hoffentlich Sie selbst, möchte unseren Newsletter an diese Adresse bekommen. Zur Bestätigung öffnen Sie diese Seite und drücken den Knopf:',
  newsletterIgnore: 'Wenn Sie das nicht waren, ist nichts zu tun: Sie bekommen keinen Newsletter.',
};
