import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Nie można teraz wyszukać adresów. Wpisz swój w całości.',
};
