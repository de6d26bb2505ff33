import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Il tuo carrello',
  empty: 'Il tuo carrello è vuoto.',
  quantityOf: 'Quantità di {name}',
  less: 'Uno in meno: {name}',
  more: 'Uno in più: {name}',
  each: '{price} l’uno',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi {name}',
  removed: '{name} non è più nel carrello.',
  undo: 'Annulla',
  undoOf: 'Annulla: rimetti {name}',
  subtotal: 'Subtotale',
  checkout: 'Vai alla cassa',
  noCart: 'La sessione è scaduta o i cookie sono disattivati: non è possibile andare alla cassa.',
};
