import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'סועדים',
  guestCount: '{count, plural, one {סועד אחד (#)} two {# סועדים} other {# סועדים}}',
  date: 'תאריך',
  time: 'שעה',
  find: 'חיפוש שולחן',
  opens: 'פותח את {name}',
  here: 'הזמנה בדף הזה',
  notice: 'התוכן מגיע מ־{name}, שעשוי לשמור עוגיות ולראות שאתם כאן.',
  hide: 'הסתרת {name} שוב',
  book: 'הזמנת שולחן',
  appointment: 'קביעת פגישה',
  preview: 'תצוגה מקדימה בלבד: התנתקו כדי להזמין כאן שולחן.',
};
