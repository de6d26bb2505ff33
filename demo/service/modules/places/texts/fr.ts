import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Les adresses ne peuvent pas être recherchées pour le moment. Veuillez écrire la vôtre en entier.',
};
