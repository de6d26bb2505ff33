import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Ayarları düzenle: {name}',
  done: 'Bitti',
  cancel: 'İptal',
};
