import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Ihr Warenkorb',
  empty: 'Ihr Warenkorb ist leer.',
  quantityOf: 'Anzahl von {name}',
  less: '{name}: einmal weniger',
  more: '{name}: einmal mehr',
  each: 'je {price}',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  removed: '{name} ist nicht mehr im Warenkorb.',
  undo: 'Rückgängig',
  undoOf: 'Rückgängig: {name} zurücklegen',
  subtotal: 'Zwischensumme',
  checkout: 'Zur Kasse',
  noCart: 'Ihre Sitzung ist abgelaufen oder Cookies sind ausgeschaltet; deshalb geht es nicht weiter zur Kasse.',
};
