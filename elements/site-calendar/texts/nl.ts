import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Kalender',
  previous: 'Vorige maand',
  next: 'Volgende maand',
  today: 'Vandaag',
  count: '{count, plural, one {# evenement} other {# evenementen}}',
  moreOf: 'nog {count}',
  noneIn: 'Geen evenementen in {month}.',
  noneOn: 'Geen evenementen: {date}',
  categories: 'Categorieën',
  allCategories: 'Alle',
};
