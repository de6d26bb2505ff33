import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'رسالة',
  close: 'إغلاق',
  badge: 'فتح الرسالة',
};
