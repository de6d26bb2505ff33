import type { Words } from 'site-elements/contract/language';

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
  hideEntry: 'הסתרה',
  showEntry: 'הצגה',
  noneThere: 'אין כאלה.',
  sentByOtherSite: 'זה נשלח מדף של אתר אחר.',
  columnEmail: 'דוא״ל',
  spamHoneypot: 'מולא שדה נסתר',
  spamFast: 'נשלח בתוך שנייה',
  spamLinks: '{count, plural, one {יותר מקישור אחד} two {יותר משני קישורים} other {יותר מ־# קישורים}}',
};
