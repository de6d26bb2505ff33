import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Lägg i varukorgen',
  added: 'Tillagd',
  said: '{name} ligger i varukorgen. Varor i varukorgen: {count}.',
  soldOut: 'Slutsåld',
  allInCart: 'Det finns bara {stock}, och de ligger i din varukorg.',
  fewLeft: 'Det finns bara {stock}, varav {there} ligger i din varukorg.',
};
