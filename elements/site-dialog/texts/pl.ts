import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Tak',
  reject: 'Nie',
  cancel: 'Anuluj',
  close: 'Zamknij',
  question: 'Pytanie',
  message: 'Wiadomość',
};
