import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Ahora mismo no se pueden buscar direcciones. Escriba la suya completa.',
};
