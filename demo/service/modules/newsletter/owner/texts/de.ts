import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Abonnenten',
  subscribersInAll: '{count} insgesamt. {file}',
  subscribersWaiting: '{count, plural, one {# weitere Person hat den Link in ihrer E-Mail noch nicht angeklickt;} other {# weitere Personen haben den Link in ihrer E-Mail noch nicht angeklickt;}} nach {days} Tagen wird die Anmeldung gelöscht.',
  subscribersLink: 'Setzen Sie in alles, was Sie verschicken, den Abmeldelink der jeweiligen Person ein (er steht in der Datei).',
  columnSubscribed: 'Angemeldet (UTC)',
  columnForm: 'Formular',
  columnConfirmed: 'Bestätigt (UTC)',
  columnLanguage: 'Sprache',
  columnUnsubscribe: 'Abmeldelink',
};
