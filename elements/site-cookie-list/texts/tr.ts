import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Ad',
  what: 'Ne için kullanılır',
  lasts: 'Süre',
  provider: 'Sağlayıcı',
  thisSite: 'Bu site',
  otherServices: 'Diğer hizmetler',
  setByService: 'Hizmet belirler',
  accepted: 'Şu anda buna izin veriyorsunuz.',
  declined: 'Şu anda buna izin vermiyorsunuz.',
  unasked: 'Henüz yanıt vermediniz.',
  change: 'Çerez ayarları',
};
