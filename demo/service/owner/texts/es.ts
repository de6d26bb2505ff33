import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Guardar',
  remove: 'Quitar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  add: 'Añadir',
  edit: 'Editar',
  yes: 'Sí',
  no: 'No',
  name: 'Nombre',
  none: 'Ninguno',
  all: 'Todos',
  more: 'Más',
};
