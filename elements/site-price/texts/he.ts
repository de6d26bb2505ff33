import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'החל מ־{price}',
  was: 'מחיר רגיל',
  now: 'מחיר מבצע',
};
