import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'קובץ',
  importCheck: 'בדיקת הקובץ',
  importFileMissing: 'יש לבחור קובץ.',
  importPreview: 'עדיין לא נשמר דבר. בדקו את התוצאה ואז ייבאו אותה.',
  importNow: 'ייבוא',
  importDone: 'הקובץ יובא.',
  importFailed: 'לא יובא דבר.',
  importExpired: 'תוקף התצוגה המקדימה פג. יש לבחור את הקובץ שוב.',
  importNothingNew: 'אין בקובץ דבר חדש.',
  importEncoding: 'הקובץ נקרא בקידוד {encoding}.',
  importQuoteOpen: 'המירכאות האלה לא נסגרות.',
  importDamaged: 'הנתונים של הקובץ הזה פגומים.',
  importRowsMany: 'בקובץ יותר מ־{most} שורות. יש לחלק אותו לכמה קבצים.',
  importNoColumn: 'בקובץ אין עמודה "{column}".',
  importColumns: 'עמודות בשימוש: {columns}',
  importColumnsUnused: 'עמודות שלא בשימוש: {columns}',
  importNew: 'חדשים',
  importPresent: 'כבר קיימים כאן, ללא שינוי',
  importRepeated: 'שורות כפולות',
  importFaulty: 'שורות עם שגיאות, לא מיובאות',
};
