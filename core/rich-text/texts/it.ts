import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Modifica impostazioni: {name}',
  done: 'Fine',
  cancel: 'Annulla',
};
