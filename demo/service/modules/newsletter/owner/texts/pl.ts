import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Subskrybenci',
  subscribersInAll: 'Łącznie: {count}. {file}',
  subscribersWaiting: '{count, plural, one {Jeszcze # osoba nie kliknęła odnośnika w wiadomości;} few {Jeszcze # osoby nie kliknęły odnośnika w wiadomości;} many {Jeszcze # osób nie kliknęło odnośnika w wiadomości;} other {Jeszcze # osoby nie kliknęły odnośnika w wiadomości;}} po upływie {days} dni zapisy są usuwane.',
  subscribersLink: 'W tym, co wysyłasz, umieść odnośnik do wypisania każdej z osób (jest w pliku).',
  columnSubscribed: 'Zapis (UTC)',
  columnForm: 'Formularz',
  columnConfirmed: 'Potwierdzenie (UTC)',
  columnLanguage: 'Język',
  columnUnsubscribe: 'Odnośnik do wypisania',
};
