import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Calendário',
  previous: 'Mês anterior',
  next: 'Próximo mês',
  today: 'Hoje',
  count: '{count, plural, one {# evento} other {# eventos}}',
  moreOf: 'mais {count}',
  noneIn: 'Não há eventos em {month}.',
  noneOn: 'Sem eventos: {date}',
  categories: 'Categorias',
  allCategories: 'Todas',
};
