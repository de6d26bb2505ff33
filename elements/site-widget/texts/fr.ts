import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Chargement…',
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  again: 'Réessayer',
};
