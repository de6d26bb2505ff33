import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Code',
  copy: 'Copier',
  copied: 'Copié',
  failed: 'Copie impossible',
};
