import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Calendario',
  previous: 'Mese precedente',
  next: 'Mese successivo',
  today: 'Oggi',
  count: '{count, plural, one {# evento} other {# eventi}}',
  moreOf: 'altri {count}',
  noneIn: 'Nessun evento a {month}.',
  noneOn: 'Nessun evento: {date}',
  categories: 'Categorie',
  allCategories: 'Tutte',
};
