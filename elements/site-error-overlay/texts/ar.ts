import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'حدث خطأ ما!',
  network: 'تعذّر الاتصال. يُرجى المحاولة مرة أخرى.',
  internal: 'خطأ داخلي في الخادم. يُرجى المحاولة لاحقًا.',
  networkHint: 'يُرجى التحقق من الاتصال.',
  reload: 'إعادة تحميل الصفحة',
  clear: 'إغلاق',
  errorKey: 'مفتاح الخطأ: {key}',
};
