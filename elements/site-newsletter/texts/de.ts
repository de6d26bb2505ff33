import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-Mail',
  submit: 'Abonnieren',
  success: 'Vielen Dank für Ihre Anmeldung.',
};
