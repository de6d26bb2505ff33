import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'In den Warenkorb',
  added: 'Hinzugefügt',
  said: '{name} liegt im Warenkorb. Artikel im Warenkorb: {count}.',
  soldOut: 'Ausverkauft',
  allInCart: 'Es gibt nur {stock}, und sie liegen alle in Ihrem Warenkorb.',
  fewLeft: 'Es gibt nur {stock}, davon {there} in Ihrem Warenkorb.',
};
