import type { Words } from '../../../../core/contract/language.js';

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
};
