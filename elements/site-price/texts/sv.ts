import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'från {price}',
  was: 'Ordinarie pris',
  now: 'Reapris',
};
