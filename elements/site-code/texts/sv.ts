import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Kod',
  copy: 'Kopiera',
  copied: 'Kopierat',
  failed: 'Kunde inte kopieras',
};
