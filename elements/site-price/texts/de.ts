import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'ab {price}',
  was: 'Normaler Preis',
  now: 'Angebotspreis',
};
