import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Oui',
  reject: 'Non',
  cancel: 'Annuler',
  close: 'Fermer',
  question: 'Question',
  message: 'Message',
};
