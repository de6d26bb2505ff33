import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Messaggio',
  close: 'Chiudi',
  badge: 'Apri il messaggio',
};
