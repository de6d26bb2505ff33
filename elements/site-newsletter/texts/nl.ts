import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-mail',
  submit: 'Aanmelden',
  success: 'Bedankt voor je aanmelding.',
};
