import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Aggiungi al carrello',
  added: 'Aggiunto',
  said: '{name} è nel carrello. Articoli nel carrello: {count}.',
  soldOut: 'Esaurito',
  allInCart: 'Ne restano solo {stock} e sono già nel tuo carrello.',
  fewLeft: 'Ne restano solo {stock}, di cui {there} nel tuo carrello.',
};
