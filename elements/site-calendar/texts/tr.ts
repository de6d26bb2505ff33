import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Takvim',
  previous: 'Önceki ay',
  next: 'Sonraki ay',
  today: 'Bugün',
  count: '{count, plural, one {# etkinlik} other {# etkinlik}}',
  moreOf: '{count} tane daha',
  noneIn: '{month} için etkinlik yok.',
  noneOn: 'Etkinlik yok: {date}',
  categories: 'Kategoriler',
  allCategories: 'Tümü',
};
