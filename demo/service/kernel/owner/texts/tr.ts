import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'Kaydet',
  remove: 'Kaldır',
  delete: 'Sil',
  undo: 'Geri al',
  add: 'Ekle',
  edit: 'Düzenle',
  yes: 'Evet',
  no: 'Hayır',
  name: 'Ad',
  none: 'Yok',
  all: 'Tümü',
  more: 'Daha fazla',
  hideEntry: 'Gizle',
  showEntry: 'Göster',
  noneThere: 'Hiç yok.',
  sentByOtherSite: 'Bu, başka bir sitenin sayfasından gönderildi.',
  columnEmail: 'E-posta',
  spamHoneypot: 'gizli bir alan doldurulmuş',
  spamFast: 'bir saniye içinde gönderilmiş',
  spamLinks: '{count, plural, one {#’den fazla bağlantı} other {#’den fazla bağlantı}}',
};
