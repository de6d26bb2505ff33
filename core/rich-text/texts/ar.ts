import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'تعديل الإعدادات: {name}',
  done: 'تم',
  cancel: 'إلغاء',
};
