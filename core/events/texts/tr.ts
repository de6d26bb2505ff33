import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Takvime ekle',
  file: 'Takvim dosyası (.ics)',
  newTab: 'yeni sekmede açılır',
  tickets: 'Biletler',
  soldOut: 'Tükendi',
  cancelled: 'İptal edildi',
  postponed: 'Ertelendi',
  yourTime: 'Sizin saatiniz: {time}',
  failed: 'Etkinlikler yüklenemedi.',
  retry: 'Yeniden dene',
};
