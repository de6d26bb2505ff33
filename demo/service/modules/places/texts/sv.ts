import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Adresser kan inte slås upp just nu. Skriv din i sin helhet.',
};
