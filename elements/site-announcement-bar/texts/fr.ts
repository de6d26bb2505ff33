import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: 'Annonce',
  close: 'Fermer l’annonce',
};
