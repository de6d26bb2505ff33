import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Editar ajustes: {name}',
  done: 'Listo',
  cancel: 'Cancelar',
};
