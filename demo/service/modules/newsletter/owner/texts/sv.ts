import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Prenumeranter',
  subscribersInAll: '{count} totalt. {file}',
  subscribersWaiting: '{count, plural, one {# till har inte tryckt på länken i sitt mejl än;} other {# till har inte tryckt på länken i sitt mejl än;}} efter {days} dagar glöms de bort.',
  subscribersLink: 'Lägg in vars och ens egen länk för att avsluta prenumerationen (den finns i filen) i det du skickar.',
  columnSubscribed: 'Anmäld (UTC)',
  columnForm: 'Formulär',
  columnConfirmed: 'Bekräftad (UTC)',
  columnLanguage: 'Språk',
  columnUnsubscribe: 'Länk för att avsluta',
};
