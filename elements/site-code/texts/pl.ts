import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Kod',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  failed: 'Nie udało się skopiować',
};
