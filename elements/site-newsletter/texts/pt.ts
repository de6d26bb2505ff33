import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-mail',
  submit: 'Assinar',
  success: 'Obrigado pela inscrição.',
};
