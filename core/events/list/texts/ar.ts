import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'أي فعاليات',
  upcoming: 'القادمة',
  past: 'السابقة',
  none: 'لا توجد فعاليات قادمة.',
  nonePast: 'لا توجد فعاليات سابقة.',
  more: 'عرض المزيد',
  shown: '{count, plural, one {فعالية واحدة معروضة} two {فعاليتان معروضتان} few {# فعاليات معروضة} many {# فعالية معروضة} other {# فعالية معروضة}}',
};
