import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'da {price}',
  was: 'Prezzo di listino',
  now: 'Prezzo scontato',
};
