import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Przegląd',
  more: 'Wczytaj więcej',
  readMore: 'Czytaj dalej',
  readMoreOf: 'Czytaj dalej: {title}',
  previous: 'Poprzednie',
  next: 'Następne',
  by: 'Autor: {author}',
  was: 'Cena zwykła',
  shown: '{count, plural, one {Pokazano # element} few {Pokazano # elementy} many {Pokazano # elementów} other {Pokazano # elementu}}',
  loading: 'Wczytywanie',
  failed: 'Nie udało się wczytać.',
  again: 'Spróbuj ponownie',
};
