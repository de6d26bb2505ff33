import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'vanaf {price}',
  was: 'Normale prijs',
  now: 'Aanbiedingsprijs',
};
