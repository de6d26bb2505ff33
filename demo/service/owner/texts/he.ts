import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'שמירה',
  remove: 'הסרה',
  delete: 'מחיקה',
  undo: 'ביטול הפעולה',
  add: 'הוספה',
  edit: 'עריכה',
  yes: 'כן',
  no: 'לא',
  name: 'שם',
  none: 'אין',
  all: 'הכול',
  more: 'עוד',
};
