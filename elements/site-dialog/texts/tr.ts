import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'Tamam',
  yes: 'Evet',
  reject: 'Hayır',
  cancel: 'İptal',
  close: 'Kapat',
  question: 'Soru',
  message: 'İleti',
};
