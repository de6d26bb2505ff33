import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Adresser kan inte slås upp just nu. Skriv din i sin helhet.',
};
