import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Calendario',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  count: '{count, plural, one {# evento} other {# eventos}}',
  moreOf: '{count} más',
  noneIn: 'No hay eventos en {month}.',
  noneOn: 'Sin eventos: {date}',
  categories: 'Categorías',
  allCategories: 'Todas',
};
