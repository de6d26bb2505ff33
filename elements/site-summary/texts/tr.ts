import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Özet',
  more: 'Daha fazla yükle',
  readMore: 'Devamını oku',
  readMoreOf: 'Devamını oku: {title}',
  previous: 'Önceki',
  next: 'Sonraki',
  by: 'Yazan: {author}',
  was: 'Normal fiyat',
  shown: '{count, plural, one {# öge gösteriliyor} other {# öge gösteriliyor}}',
  loading: 'Yükleniyor',
  failed: 'Yüklenemedi.',
  again: 'Yeniden dene',
};
