import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: 'Aviso',
  close: 'Cerrar el aviso',
};
