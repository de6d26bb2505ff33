import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galerij',
  slides: 'Afbeeldingen',
  previous: 'Vorige afbeelding',
  next: 'Volgende afbeelding',
  autoplay: 'Automatisch afspelen',
  backgroundVideos: 'Achtergrondvideo’s afspelen',
  counter: '{index} / {count}',
  position: 'Afbeelding {index} van {count}',
  namedPosition: 'Afbeelding {index} van {count}: {name}',
  thumbnails: 'Kies een afbeelding',
  indicators: 'Kies een afbeelding',
  filter: 'Filteren',
  all: 'Alle',
  more: 'Meer tonen',
  shown: '{shown} van {count} getoond',
};
