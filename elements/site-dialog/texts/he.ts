import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'אישור',
  yes: 'כן',
  reject: 'לא',
  cancel: 'ביטול',
  close: 'סגירה',
  question: 'שאלה',
  message: 'הודעה',
};
