import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Kod',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  failed: 'Kopyalanamadı',
};
