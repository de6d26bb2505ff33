import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'هذا المحتوى من {name}، وقد يحفظ ملفات تعريف الارتباط ويرى أنك هنا.',
  here: 'موقع آخر',
  once: 'عرض مرة واحدة',
  always: 'عرض دائمًا',
  hide: 'إخفاء {name} مجددًا',
};
