import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'שם',
  what: 'למה זה משמש',
  lasts: 'משך',
  provider: 'ספק',
  thisSite: 'האתר הזה',
  otherServices: 'שירותים אחרים',
  setByService: 'נקבע על ידי השירות',
  accepted: 'כרגע זה מאושר.',
  declined: 'כרגע זה אינו מאושר.',
  unasked: 'עדיין לא התקבלה תשובה.',
  change: 'הגדרות עוגיות',
};
