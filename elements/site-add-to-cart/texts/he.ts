import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'הוספה לסל',
  added: 'נוסף',
  said: '{name} בסל שלך. פריטים בסל: {count}.',
  soldOut: 'אזל',
  allInCart: 'יש רק {stock}, וכולם כבר בסל שלך.',
  fewLeft: 'יש רק {stock}, מתוכם {there} בסל שלך.',
};
