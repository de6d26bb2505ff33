import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-mail',
  submit: 'S’abonner',
  success: 'Merci pour votre inscription.',
};
