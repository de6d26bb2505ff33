import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Çerezler',
  text: 'Bu siteyi kullanarak çerez kullanmamızı kabul edersiniz. Çerezleri, sitenin iyi çalışması ve size iyi bir deneyim sunmak için kullanırız.',
  accept: 'Kabul et',
  decline: 'Reddet',
  keep: 'Kapat ve yanıtını koru',
  nowAccepted: 'Şu anda çerezlere izin veriyorsunuz.',
  nowDeclined: 'Şu anda çerezlere izin vermiyorsunuz.',
  privacySignal: 'Tarayıcınız “Global Privacy Control” sinyali gönderiyor. Siz yanıtlayana kadar bunu hayır sayarız.',
  stillRunning: 'Başka hizmetlerin betikleri bu sayfada hâlâ çalışıyor. Durdurmak için sayfayı yenileyin. Buraya yazdıklarınız kaybolabilir.',
  reload: 'Sayfayı yeniden yükle',
};
