import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'הפעלת הסרטון',
  playNamed: 'הפעלת הסרטון: {name}',
  video: 'סרטון',
  noticeShort: 'נטען מ־{host}',
  notice: 'מגיע מ־{host}, שיראה את כתובת האינטרנט שלך.',
  noticeOwn: 'הסרטון נטען רק לפי בקשתך.',
  always: 'להפעיל תמיד סרטונים מ־{host}',
  transcript: 'תמליל',
  invalid: 'קוד ההטמעה של הסרטון אינו תקין.',
  imageOnly: 'תמונות ייחודיות זמינות רק לסרטונים מוטמעים. יש לכבות את התמונה בהגדרות ההטמעה.',
  notVideo: 'כתובת זו אינה של סרטון יחיד שניתן להפעיל כאן.',
  failed: 'לא ניתן היה להפעיל כאן את הסרטון.',
  vimeoFailed: 'חשבונות Vimeo Basic אינם נתמכים. נא להשתמש בסרטון מחשבון אחר.',
  elsewhere: 'לצפייה ב־{host}',
};
