import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'à partir de {price}',
  was: 'Prix habituel',
  now: 'Prix soldé',
};
