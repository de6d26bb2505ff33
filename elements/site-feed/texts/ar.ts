import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'المنشورات',
  more: 'تحميل المزيد',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل أحدث المنشورات.',
  again: 'حاول مرة أخرى',
  previous: 'السابق',
  next: 'التالي',
  shown: '{count, plural, zero {عدد المنشورات المعروضة #} one {منشور واحد معروض} two {منشوران معروضان} few {# منشورات معروضة} many {# منشورًا معروضًا} other {# منشور معروض}}',
  post: 'إلى المنشور',
  by: 'بقلم {author}',
  newWindow: '(يُفتح في نافذة جديدة)',
};
