import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'مشغّل الصوت',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  next: 'المقطع التالي',
  previous: 'المقطع السابق',
  back: 'رجوع {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} other {# ثانية}}',
  forward: 'تقديم {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} other {# ثانية}}',
  mute: 'كتم الصوت',
  volume: 'مستوى الصوت',
  download: 'تنزيل',
  position: 'الموضع',
  timeOf: '{time} من {duration}',
  speed: 'السرعة',
  transcript: 'النص المكتوب',
  failed: 'تعذّر تشغيل هذا التسجيل.',
};
