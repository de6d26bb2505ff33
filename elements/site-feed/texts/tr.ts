import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Gönderiler',
  more: 'Daha fazla yükle',
  loading: 'Yükleniyor',
  failed: 'En yeni gönderiler yüklenemedi.',
  again: 'Yeniden dene',
  previous: 'Önceki',
  next: 'Sonraki',
  shown: '{count, plural, other {# gönderi gösteriliyor}}',
  post: 'Gönderiye git',
  by: 'Yazan: {author}',
  newWindow: '(yeni pencerede açılır)',
};
