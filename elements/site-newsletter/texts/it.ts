import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-mail',
  submit: 'Iscriviti',
  success: 'Grazie per l’iscrizione.',
};
