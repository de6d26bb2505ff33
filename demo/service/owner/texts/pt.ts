import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Guardar',
  remove: 'Remover',
  delete: 'Eliminar',
  undo: 'Anular',
  add: 'Adicionar',
  edit: 'Editar',
  yes: 'Sim',
  no: 'Não',
  name: 'Nome',
  none: 'Nenhum',
  all: 'Todos',
  more: 'Mais',
};
