import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Aboneler',
  subscribersInAll: 'Toplam {count}. {file}',
  subscribersWaiting: '{count, plural, one {# kişi daha e-postasındaki bağlantıya henüz basmadı;} other {# kişi daha e-postasındaki bağlantıya henüz basmadı;}} {days} gün sonra kayıtları silinir.',
  subscribersLink: 'Gönderdiklerinize herkesin kendi abonelikten çıkma bağlantısını koyun (dosyada yer alır).',
  columnSubscribed: 'Abonelik (UTC)',
  columnForm: 'Form adı',
  columnConfirmed: 'Onay (UTC)',
  columnLanguage: 'Dil',
  columnUnsubscribe: 'Abonelikten çıkma bağlantısı',
};
