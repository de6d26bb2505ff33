import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Komentarze',
  loading: 'Wczytywanie komentarzy…',
  none: 'Nie ma jeszcze komentarzy.',
  failed: 'Nie udało się wczytać komentarzy.',
  again: 'Spróbuj ponownie',
  more: 'Więcej komentarzy',
  reply: 'Odpowiedz',
  replyTo: 'Odpowiedz: {name}',
  replying: 'Twoja odpowiedź, do: {name}',
  cancel: 'Anuluj odpowiedź',
  owner: 'Od nas',
  name: 'Imię',
  text: 'Komentarz',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  sent: 'Dziękujemy. Komentarz pojawi się, gdy go przeczytamy.',
  notSent: 'Komentarz nie został wysłany. Nadal tu jest: spróbuj ponownie.',
  offline: 'Brak połączenia. Komentarz nadal tu jest: spróbuj ponownie.',
  tooMany: 'Za dużo komentarzy naraz. Twój nadal tu jest: spróbuj ponownie za chwilę.',
};
