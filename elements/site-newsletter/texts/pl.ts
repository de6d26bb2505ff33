import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-mail',
  submit: 'Zapisz się',
  success: 'Dziękujemy za zapisanie się.',
};
