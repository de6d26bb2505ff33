import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Aperçu',
  more: 'Charger plus',
  readMore: 'Lire la suite',
  readMoreOf: 'Lire la suite : {title}',
  previous: 'Précédent',
  next: 'Suivant',
  by: 'Par {author}',
  was: 'Prix habituel',
  shown: '{count, plural, one {# élément affiché} other {# éléments affichés}}',
  loading: 'Chargement',
  failed: 'Le contenu n’a pas pu être chargé.',
  again: 'Réessayer',
};
