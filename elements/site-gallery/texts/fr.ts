import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galerie',
  slides: 'Diapositives',
  previous: 'Image précédente',
  next: 'Image suivante',
  autoplay: 'Lecture automatique',
  backgroundVideos: 'Lire les vidéos d’arrière-plan',
  counter: '{index} / {count}',
  position: 'Image {index} sur {count}',
  namedPosition: 'Image {index} sur {count} : {name}',
  thumbnails: 'Choisir une image',
  indicators: 'Choisir une image',
  filter: 'Filtrer',
  all: 'Toutes',
  more: 'Afficher plus',
  shown: '{shown} sur {count} affichées',
};
