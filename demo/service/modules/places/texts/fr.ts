import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Les adresses ne peuvent pas être recherchées pour le moment. Veuillez écrire la vôtre en entier.',
};
