import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Je winkelwagen',
  empty: 'Je winkelwagen is leeg.',
  quantityOf: 'Aantal van {name}',
  less: 'Eén minder van {name}',
  more: 'Eén meer van {name}',
  each: '{price} per stuk',
  remove: 'Verwijderen',
  removeOf: '{name} verwijderen',
  removed: '{name} is uit je winkelwagen gehaald.',
  undo: 'Ongedaan maken',
  undoOf: 'Ongedaan maken: {name} terugzetten',
  subtotal: 'Subtotaal',
  checkout: 'Afrekenen',
  noCart: 'Je sessie is verlopen of cookies staan uit; daarom kun je niet afrekenen.',
};
