import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Ja',
  reject: 'Nein',
  cancel: 'Abbrechen',
  close: 'Schließen',
  question: 'Frage',
  message: 'Mitteilung',
};
