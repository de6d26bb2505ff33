import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Sì',
  reject: 'No',
  cancel: 'Annulla',
  close: 'Chiudi',
  question: 'Domanda',
  message: 'Messaggio',
};
