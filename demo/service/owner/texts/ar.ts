import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'حفظ',
  remove: 'إزالة',
  delete: 'حذف',
  undo: 'تراجع',
  add: 'إضافة',
  edit: 'تعديل',
  yes: 'نعم',
  no: 'لا',
  name: 'الاسم',
  none: 'لا شيء',
  all: 'الكل',
  more: 'المزيد',
};
