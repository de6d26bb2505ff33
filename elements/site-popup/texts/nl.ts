import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Bericht',
  close: 'Sluiten',
  badge: 'Bericht openen',
};
