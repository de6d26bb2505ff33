import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'التقويم',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  today: 'اليوم',
  count: '{count, plural, one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  moreOf: '{count} أخرى',
  noneIn: 'لا توجد فعاليات في {month}.',
  noneOn: 'لا توجد فعاليات: {date}',
  categories: 'الفئات',
  allCategories: 'الكل',
};
