import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Dodaj do kalendarza',
  file: 'Plik kalendarza (.ics)',
  newTab: 'otwiera się w nowej karcie',
  tickets: 'Bilety',
  soldOut: 'Wyprzedane',
  cancelled: 'Odwołane',
  postponed: 'Przełożone',
  yourTime: 'Twój czas: {time}',
  failed: 'Nie udało się wczytać wydarzeń.',
  retry: 'Spróbuj ponownie',
};
