import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Abonnees',
  subscribersInAll: '{count} in totaal. {file}',
  subscribersWaiting: '{count, plural, one {Nog # persoon heeft niet op de link in de e-mail gedrukt;} other {Nog # hebben niet op de link in hun e-mail gedrukt;}} na {days} dagen worden ze vergeten.',
  subscribersLink: 'Zet in wat u verstuurt ieders eigen afmeldlink (die staat in het bestand).',
  columnSubscribed: 'Aangemeld (UTC)',
  columnForm: 'Formulier',
  columnConfirmed: 'Bevestigd (UTC)',
  columnLanguage: 'Taal',
  columnUnsubscribe: 'Afmeldlink',
};
