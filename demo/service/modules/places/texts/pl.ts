import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Nie można teraz wyszukać adresów. Wpisz swój w całości.',
};
