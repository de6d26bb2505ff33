import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'Aceptar',
  yes: 'Sí',
  reject: 'No',
  cancel: 'Cancelar',
  close: 'Cerrar',
  question: 'Pregunta',
  message: 'Mensaje',
};
