import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'סל',
  none: 'אין פריטים בסל',
  one: 'פריט אחד בסל',
  many: '{count, plural, two {שני פריטים} other {# פריטים}} בסל',
  moreThanHundred: 'יותר מ־100 פריטים בסל',
  close: 'סגירת הסל',
  changed: '{name}: {count}. סכום ביניים {subtotal}.',
  note: 'מסים ומשלוח יחושבו בתשלום.',
  continue: 'המשך קנייה',
};
