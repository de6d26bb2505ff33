import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Newsletter',
  newsletterAsk: '{email} für den Newsletter anmelden?',
  newsletterYes: 'Ja, anmelden',
  newsletterConfirmed: '{email} ist für den Newsletter angemeldet.',
  newsletterLeaveAsk: '{email} vom Newsletter abmelden?',
  newsletterLeave: 'Abmelden',
  newsletterLeft: '{email} ist vom Newsletter abgemeldet.',
  newsletterLink: 'Dieser Link ist unvollständig oder abgelaufen. Bitte melden Sie sich noch einmal an.',
  newsletterSubject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
  newsletterEmail: 'Jemand, hoffentlich Sie selbst, möchte unseren Newsletter an diese Adresse bekommen. Zur Bestätigung öffnen Sie diese Seite und drücken den Knopf:',
  newsletterIgnore: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Sie erhalten keinen Newsletter.',
};
