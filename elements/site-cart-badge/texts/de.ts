import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Warenkorb',
  none: 'Keine Artikel im Warenkorb',
  one: '1 Artikel im Warenkorb',
  many: '{count} Artikel im Warenkorb',
  moreThanHundred: 'Mehr als 100 Artikel im Warenkorb',
  close: 'Warenkorb schließen',
  changed: '{name}: {count}. Zwischensumme {subtotal}.',
  note: 'Steuern und Versand werden an der Kasse berechnet.',
  continue: 'Weiter einkaufen',
};
