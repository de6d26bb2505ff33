import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Bir şeyler ters gitti!',
  network: 'Bağlantı kurulamadı. Lütfen yeniden deneyin.',
  internal: 'Sunucu hatası. Lütfen daha sonra yeniden deneyin.',
  networkHint: 'Lütfen bağlantınızı denetleyin.',
  reload: 'Sayfayı yeniden yükle',
  clear: 'Kapat',
  errorKey: 'Hata anahtarı: {key}',
};
