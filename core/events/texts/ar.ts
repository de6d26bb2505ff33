import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'إضافة إلى التقويم',
  file: 'ملف تقويم (.ics)',
  newTab: 'يُفتح في علامة تبويب جديدة',
  tickets: 'التذاكر',
  soldOut: 'نفدت التذاكر',
  cancelled: 'أُلغي',
  postponed: 'أُجّل',
  yourTime: 'بتوقيتك: {time}',
  failed: 'تعذّر تحميل الفعاليات.',
  retry: 'إعادة المحاولة',
};
