import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Çerez ayarları',
  label: 'Çerezler',
  nowAccepted: 'Şu anda çerezlere izin veriyorsunuz.',
  nowDeclined: 'Şu anda çerezlere izin vermiyorsunuz.',
  unasked: 'Henüz yanıt vermediniz. O zamana kadar hiçbir şey saklanmaz.',
  privacySignal: 'Tarayıcınız “Global Privacy Control” sinyali gönderiyor. Siz yanıtlayana kadar bunu hayır sayarız.',
  accept: 'Kabul et',
  decline: 'Reddet',
  keep: 'Kapat ve yanıtını koru',
  stillRunning: 'Başka hizmetlerin betikleri bu sayfada hâlâ çalışıyor. Durdurmak için sayfayı yenileyin. Buraya yazdıklarınız kaybolabilir.',
  reload: 'Sayfayı yeniden yükle',
};
