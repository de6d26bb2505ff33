import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galeria',
  slides: 'Zdjęcia',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  autoplay: 'Odtwarzaj automatycznie',
  backgroundVideos: 'Odtwarzaj filmy w tle',
  counter: '{index} / {count}',
  position: 'Zdjęcie {index} z {count}',
  namedPosition: 'Zdjęcie {index} z {count}: {name}',
  thumbnails: 'Wybierz zdjęcie',
  indicators: 'Wybierz zdjęcie',
  filter: 'Filtruj',
  all: 'Wszystkie',
  more: 'Pokaż więcej',
  shown: 'Pokazano {shown} z {count}',
};
