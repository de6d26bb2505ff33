import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Kalender',
  previous: 'Föregående månad',
  next: 'Nästa månad',
  today: 'I dag',
  count: '{count, plural, one {# evenemang} other {# evenemang}}',
  moreOf: '{count} till',
  noneIn: 'Inga evenemang i {month}.',
  noneOn: 'Inga evenemang: {date}',
  categories: 'Kategorier',
  allCategories: 'Alla',
};
