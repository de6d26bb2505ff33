import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Mitteilung',
  close: 'Schließen',
  badge: 'Mitteilung öffnen',
};
