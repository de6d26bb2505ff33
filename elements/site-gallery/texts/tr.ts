import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galeri',
  slides: 'Görseller',
  previous: 'Önceki görsel',
  next: 'Sonraki görsel',
  autoplay: 'Otomatik oynat',
  backgroundVideos: 'Arka plan videolarını oynat',
  counter: '{index} / {count}',
  position: 'Görsel {index} / {count}',
  namedPosition: 'Görsel {index} / {count}: {name}',
  thumbnails: 'Bir görsel seçin',
  indicators: 'Bir görsel seçin',
  filter: 'Filtrele',
  all: 'Tümü',
  more: 'Daha fazla göster',
  shown: '{count} içinden {shown} gösteriliyor',
};
