import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Publications',
  more: 'Charger plus',
  loading: 'Chargement',
  failed: 'Les dernières publications n’ont pas pu être chargées.',
  again: 'Réessayer',
  previous: 'Précédent',
  next: 'Suivant',
  shown: '{count, plural, one {# publication affichée} other {# publications affichées}}',
  post: 'Voir la publication',
  by: 'Par {author}',
  newWindow: '(ouvre une nouvelle fenêtre)',
};
