import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Codice',
  copy: 'Copia',
  copied: 'Copiato',
  failed: 'Impossibile copiare',
};
