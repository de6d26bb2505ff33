import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Carrello',
  none: 'Nessun articolo nel carrello',
  one: '1 articolo nel carrello',
  many: '{count} articoli nel carrello',
  moreThanHundred: 'Più di 100 articoli nel carrello',
  close: 'Chiudi il carrello',
  changed: '{name}: {count}. Subtotale: {subtotal}.',
  note: 'Tasse e spedizione si calcolano alla cassa.',
  continue: 'Continua gli acquisti',
};
