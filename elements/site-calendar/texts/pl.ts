import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Kalendarz',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  today: 'Dzisiaj',
  count: '{count, plural, one {# wydarzenie} few {# wydarzenia} many {# wydarzeń} other {# wydarzenia}}',
  moreOf: 'jeszcze {count}',
  noneIn: 'Brak wydarzeń: {month}.',
  noneOn: 'Brak wydarzeń: {date}',
  categories: 'Kategorie',
  allCategories: 'Wszystkie',
};
