import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'הגדרות עוגיות',
  label: 'עוגיות',
  nowAccepted: 'כרגע העוגיות מאושרות.',
  nowDeclined: 'כרגע העוגיות אינן מאושרות.',
  unasked: 'עדיין לא עניתם. עד אז לא נשמר דבר.',
  privacySignal: 'הדפדפן שלך שולח אות Global Privacy Control. עד שתתקבל תשובה, נתייחס אליו כסירוב.',
  accept: 'אישור',
  decline: 'דחייה',
  keep: 'סגירה ושמירת התשובה',
  stillRunning: 'סקריפטים של שירותים אחרים עדיין פועלים בדף זה. יש לטעון את הדף מחדש כדי לעצור אותם. מה שהקלדת כאן עלול לאבוד.',
  reload: 'טעינת הדף מחדש',
};
