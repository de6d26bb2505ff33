import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Ahora mismo no se pueden buscar direcciones. Escriba la suya completa.',
};
