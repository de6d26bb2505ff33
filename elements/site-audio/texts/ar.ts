import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'مشغّل الصوت',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  next: 'المقطع التالي',
  previous: 'المقطع السابق',
  position: 'الموضع',
  timeOf: '{time} من {duration}',
  speed: 'السرعة',
  transcript: 'النص المكتوب',
  failed: 'تعذّر تشغيل هذا التسجيل.',
};
