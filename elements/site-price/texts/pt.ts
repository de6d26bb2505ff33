import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'a partir de {price}',
  was: 'Preço normal',
  now: 'Preço promocional',
};
