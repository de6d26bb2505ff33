import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Iscritti',
  subscribersInAll: '{count} in tutto. {file}',
  subscribersWaiting: '{count, plural, one {# altro non ha ancora premuto il link della sua e-mail;} other {altri # non hanno ancora premuto il link della loro e-mail;}} dopo {days} giorni vengono dimenticati.',
  subscribersLink: 'Metti in ciò che invii il link di disiscrizione di ciascuno (si trova nel file).',
  columnSubscribed: 'Iscritto (UTC)',
  columnForm: 'Modulo',
  columnConfirmed: 'Confermato (UTC)',
  columnLanguage: 'Lingua',
  columnUnsubscribe: 'Link di disiscrizione',
};
