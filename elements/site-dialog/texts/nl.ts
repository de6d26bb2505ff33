import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Ja',
  reject: 'Nee',
  cancel: 'Annuleren',
  close: 'Sluiten',
  question: 'Vraag',
  message: 'Bericht',
};
