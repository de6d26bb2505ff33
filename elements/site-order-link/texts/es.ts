import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Pedir ahora',
  newWindow: '(se abre en una ventana nueva)',
};
