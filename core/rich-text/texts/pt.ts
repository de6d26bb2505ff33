import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Editar configurações: {name}',
  done: 'Concluir',
  cancel: 'Cancelar',
};
