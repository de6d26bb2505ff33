import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galerie',
  slides: 'Bilder',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  autoplay: 'Automatisch abspielen',
  backgroundVideos: 'Hintergrundvideos abspielen',
  counter: '{index} / {count}',
  position: 'Bild {index} von {count}',
  namedPosition: 'Bild {index} von {count}: {name}',
  thumbnails: 'Bild auswählen',
  indicators: 'Bild auswählen',
  filter: 'Filter',
  all: 'Alle',
  more: 'Mehr anzeigen',
  shown: '{shown} von {count} werden gezeigt',
};
