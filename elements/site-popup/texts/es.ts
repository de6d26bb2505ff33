import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Mensaje',
  close: 'Cerrar',
  badge: 'Abrir el mensaje',
};
