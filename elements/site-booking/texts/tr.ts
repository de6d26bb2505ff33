import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Kişi sayısı',
  guestCount: '{count, plural, one {# kişi} other {# kişi}}',
  date: 'Tarih',
  time: 'Saat',
  find: 'Masa bul',
  opens: 'Şurayı açar: {name}',
  here: 'Bu sayfada ayırt',
  notice: 'Bu içerik {name} kaynağından gelir; orası çerez saklayabilir ve burada olduğunuzu görebilir.',
  hide: 'Yeniden gizle: {name}',
  book: 'Masa ayırt',
  appointment: 'Randevu al',
  preview: 'Yalnızca önizleme: buradan masa ayırtmak için oturumu kapatın.',
};
