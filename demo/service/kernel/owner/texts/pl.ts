import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'Zapisz',
  remove: 'Usuń z listy',
  delete: 'Usuń',
  undo: 'Cofnij',
  add: 'Dodaj',
  edit: 'Edytuj',
  yes: 'Tak',
  no: 'Nie',
  name: 'Nazwa',
  none: 'Brak',
  all: 'Wszystkie',
  more: 'Więcej',
  hideEntry: 'Ukryj',
  showEntry: 'Pokaż',
  noneThere: 'Nic tu nie ma.',
  sentByOtherSite: 'To zostało wysłane przez stronę innej witryny.',
  columnEmail: 'E-mail',
  spamHoneypot: 'wypełnione ukryte pole',
  spamFast: 'wysłane w ciągu sekundy',
  spamLinks: '{count, plural, one {więcej niż # odnośnik} few {więcej niż # odnośniki} many {więcej niż # odnośników} other {więcej niż # odnośnika}}',
};
