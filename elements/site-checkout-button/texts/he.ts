import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'לתשלום',
  subscribe: 'הרשמה למינוי',
  donate: 'תרומה',
  giftcard: 'קניית כרטיס מתנה',
  or: 'או',
  noCart: 'פג תוקף ההפעלה או שהעוגיות כבויות, ולכן אי אפשר להמשיך לתשלום.',
  failed: 'החנות אינה מגיבה. נסו שוב.',
};
