import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Sepetiniz',
  empty: 'Sepetiniz boş.',
  quantityOf: '{name} adedi',
  less: '{name}: bir azalt',
  more: '{name}: bir artır',
  each: 'Tanesi {price}',
  remove: 'Kaldır',
  removeOf: '{name} ürününü kaldır',
  removed: '{name} sepetten çıkarıldı.',
  undo: 'Geri al',
  undoOf: 'Geri al: {name} ürününü geri koy',
  subtotal: 'Ara toplam',
  checkout: 'Ödemeye geç',
  noCart: 'Oturumunuzun süresi doldu veya çerezler kapalı; bu yüzden ödemeye geçilemiyor.',
};
