import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Correo electrónico',
  submit: 'Suscribirse',
  success: 'Gracias por suscribirse.',
};
