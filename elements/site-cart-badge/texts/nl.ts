import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Winkelwagen',
  none: 'Geen artikelen in de winkelwagen',
  one: '1 artikel in de winkelwagen',
  many: '{count} artikelen in de winkelwagen',
  moreThanHundred: 'Meer dan 100 artikelen in de winkelwagen',
  close: 'Winkelwagen sluiten',
  changed: '{name}: {count}. Subtotaal {subtotal}.',
  note: 'Belasting en verzending worden bij het afrekenen berekend.',
  continue: 'Verder winkelen',
};
