import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'معرض الصور',
  slides: 'الشرائح',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  autoplay: 'تشغيل تلقائي',
  backgroundVideos: 'تشغيل مقاطع الفيديو في الخلفية',
  counter: '{index} / {count}',
  position: 'الشريحة {index} من {count}',
  namedPosition: 'الشريحة {index} من {count}: {name}',
  thumbnails: 'اختر شريحة',
  indicators: 'اختر شريحة',
  filter: 'تصفية',
  all: 'الكل',
  more: 'عرض المزيد',
  shown: 'عرض {shown} من {count}',
};
