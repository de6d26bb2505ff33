import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'حسنًا',
  yes: 'نعم',
  reject: 'لا',
  cancel: 'إلغاء',
  close: 'إغلاق',
  question: 'سؤال',
  message: 'رسالة',
};
