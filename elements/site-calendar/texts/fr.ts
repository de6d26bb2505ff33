import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Calendrier',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'Aujourd’hui',
  count: '{count, plural, one {# événement} other {# événements}}',
  moreOf: '{count} de plus',
  noneIn: 'Aucun événement en {month}.',
  noneOn: 'Aucun événement : {date}',
  categories: 'Catégories',
  allCategories: 'Toutes',
};
