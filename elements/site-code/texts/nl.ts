import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Code',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  failed: 'Kopiëren is mislukt',
};
