import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Ja',
  reject: 'Nej',
  cancel: 'Avbryt',
  close: 'Stäng',
  question: 'Fråga',
  message: 'Meddelande',
};
