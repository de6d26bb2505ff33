import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-post',
  submit: 'Prenumerera',
  success: 'Tack för din prenumeration.',
};
