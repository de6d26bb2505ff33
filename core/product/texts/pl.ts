import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Twój koszyk',
  empty: 'Twój koszyk jest pusty.',
  quantityOf: 'Liczba sztuk: {name}',
  less: 'O jeden mniej: {name}',
  more: 'O jeden więcej: {name}',
  each: '{price} za sztukę',
  remove: 'Usuń',
  removeOf: 'Usuń {name}',
  removed: '{name} nie jest już w koszyku.',
  undo: 'Cofnij',
  undoOf: 'Cofnij: przywróć {name}',
  subtotal: 'Suma częściowa',
  checkout: 'Do kasy',
  noCart: 'Sesja wygasła lub pliki cookie są wyłączone, więc nie można przejść do kasy.',
};
