import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'קובצי האתר',
  siteFilesIntro: 'תמונות, מסמכים וקבצים אחרים שבשימוש באתר. הכתובות שלהם נשארות זהות גם לאחר שינוי שם או החלפה.',
  siteFilesScripts: 'להעלאה ולעריכה של קבצים נדרשים סקריפטים.',
  siteFilesSearch: 'חיפוש קבצים',
  headerFooter: 'כותרת עליונה ותחתונה',
  fileGone: 'הקובץ הזה נמחק.',
  uploadGone: 'ההעלאה הזו בוטלה או פגה. התחילו אותה מחדש.',
  fileUnsupported: 'נראה שהקובץ {fileName} אינו קובץ נתמך',
  fileTooLarge: 'הקובץ {fileName} גדול מדי. גודל הקובץ המרבי המותר הוא {maxSize}.',
  nameMissing: 'נא להזין שם קובץ',
  uploadIncomplete: 'העלאת הקובץ לא הושלמה',
  processingFailed: 'עיבוד הקובץ נכשל',
};
