import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'desde {price}',
  was: 'Precio habitual',
  now: 'Precio rebajado',
};
