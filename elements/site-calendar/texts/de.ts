import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Kalender',
  previous: 'Vorheriger Monat',
  next: 'Nächster Monat',
  today: 'Heute',
  count: '{count, plural, one {# Termin} other {# Termine}}',
  moreOf: '{count} weitere',
  noneIn: 'Keine Termine im {month}.',
  noneOn: 'Keine Termine: {date}',
  categories: 'Kategorien',
  allCategories: 'Alle',
};
