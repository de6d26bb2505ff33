import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galleria',
  slides: 'Immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  autoplay: 'Riproduzione automatica',
  backgroundVideos: 'Riproduci i video di sfondo',
  counter: '{index} / {count}',
  position: 'Immagine {index} di {count}',
  namedPosition: 'Immagine {index} di {count}: {name}',
  thumbnails: 'Scegli un’immagine',
  indicators: 'Scegli un’immagine',
  filter: 'Filtra',
  all: 'Tutte',
  more: 'Mostra altre',
  shown: '{shown} di {count} visualizzate',
};
