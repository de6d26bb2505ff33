import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galleri',
  slides: 'Bilder',
  previous: 'Föregående bild',
  next: 'Nästa bild',
  autoplay: 'Spela automatiskt',
  backgroundVideos: 'Spela bakgrundsvideor',
  counter: '{index} / {count}',
  position: 'Bild {index} av {count}',
  namedPosition: 'Bild {index} av {count}: {name}',
  thumbnails: 'Välj en bild',
  indicators: 'Välj en bild',
  filter: 'Filtrera',
  all: 'Alla',
  more: 'Visa fler',
  shown: 'Visar {shown} av {count}',
};
