import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'משהו השתבש!',
  network: 'אין חיבור. יש לנסות שוב.',
  internal: 'שגיאת שרת פנימית. יש לנסות שוב מאוחר יותר.',
  networkHint: 'יש לבדוק את החיבור.',
  reload: 'טעינת הדף מחדש',
  clear: 'סגירה',
  errorKey: 'מפתח השגיאה: {key}',
};
