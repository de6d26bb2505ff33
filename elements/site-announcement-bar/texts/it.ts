import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: 'Annuncio',
  close: 'Chiudi l’annuncio',
};
