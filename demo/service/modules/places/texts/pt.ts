import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'De momento não é possível procurar moradas. Escreva a sua por completo.',
};
