import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'לוח שנה',
  previous: 'החודש הקודם',
  next: 'החודש הבא',
  today: 'היום',
  count: '{count, plural, one {אירוע אחד} two {שני אירועים} other {# אירועים}}',
  moreOf: 'עוד {count}',
  noneIn: 'אין אירועים ב{month}.',
  noneOn: 'אין אירועים: {date}',
  categories: 'קטגוריות',
  allCategories: 'הכול',
};
