import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'עוגיות',
  text: 'השימוש באתר זה מהווה הסכמה לשימוש שלנו בעוגיות. אנו משתמשים בהן כדי שהאתר יפעל היטב ויהיה נוח לך.',
  accept: 'אישור',
  decline: 'דחייה',
  keep: 'סגירה ושמירת התשובה',
  nowAccepted: 'כרגע העוגיות מאושרות.',
  nowDeclined: 'כרגע העוגיות אינן מאושרות.',
  privacySignal: 'הדפדפן שלך שולח אות Global Privacy Control. עד שתתקבל תשובה, נתייחס אליו כסירוב.',
  stillRunning: 'סקריפטים של שירותים אחרים עדיין פועלים בדף זה. יש לטעון את הדף מחדש כדי לעצור אותם. מה שהקלדת כאן עלול לאבוד.',
  reload: 'טעינת הדף מחדש',
};
