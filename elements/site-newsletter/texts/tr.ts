import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'E-posta',
  submit: 'Abone ol',
  success: 'Abone olduğunuz için teşekkürler.',
};
