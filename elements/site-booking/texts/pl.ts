import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Goście',
  guestCount: '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  date: 'Data',
  time: 'Godzina',
  find: 'Znajdź stolik',
  opens: 'Otwiera: {name}',
  here: 'Zarezerwuj na tej stronie',
  notice: 'To pochodzi z {name}; ten serwis może zapisywać pliki cookie i widzieć, że tu jesteś.',
  hide: 'Ukryj ponownie: {name}',
  book: 'Zarezerwuj stolik',
  appointment: 'Umów termin',
  preview: 'Tylko podgląd: wyloguj się, aby zarezerwować tu stolik.',
};
