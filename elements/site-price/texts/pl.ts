import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'od {price}',
  was: 'Cena regularna',
  now: 'Cena promocyjna',
};
