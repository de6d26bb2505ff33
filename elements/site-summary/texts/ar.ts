import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'ملخص',
  more: 'تحميل المزيد',
  readMore: 'اقرأ المزيد',
  readMoreOf: 'اقرأ المزيد: {title}',
  previous: 'السابق',
  next: 'التالي',
  by: 'بقلم {author}',
  was: 'السعر العادي',
  shown: '{count, plural, zero {عدد العناصر المعروضة #} one {عنصر واحد معروض} two {عنصران معروضان} few {# عناصر معروضة} many {# عنصرًا معروضًا} other {# عنصر معروض}}',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر التحميل.',
  again: 'حاول مرة أخرى',
};
