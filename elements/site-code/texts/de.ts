import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Code',
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Konnte nicht kopiert werden',
};
