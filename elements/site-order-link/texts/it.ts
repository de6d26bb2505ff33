import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Ordina ora',
  newWindow: '(si apre in una nuova finestra)',
};
