import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'عدد الضيوف',
  guestCount: '{count, plural, zero {# ضيوف} one {ضيف واحد (#)} two {ضيفان (#)} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  date: 'التاريخ',
  time: 'الوقت',
  find: 'ابحث عن طاولة',
  opens: 'يفتح {name}',
  here: 'احجز في هذه الصفحة',
  notice: 'هذا المحتوى من {name}، وقد يحفظ ملفات تعريف الارتباط ويرى أنك هنا.',
  hide: 'إخفاء {name} مجددًا',
  book: 'احجز طاولة',
  appointment: 'احجز موعدًا',
  preview: 'معاينة فقط: سجّل الخروج لحجز طاولة هنا.',
};
