import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'De momento não é possível procurar moradas. Escreva a sua por completo.',
};
