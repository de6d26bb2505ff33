import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Ödemeye geç',
  subscribe: 'Abone ol',
  donate: 'Bağış yap',
  giftcard: 'Hediye kartı satın al',
  or: 'veya',
  noCart: 'Oturumunuzun süresi doldu veya çerezler kapalı; bu yüzden ödemeye geçilemiyor.',
  failed: 'Mağaza yanıt vermiyor. Lütfen yeniden deneyin.',
};
