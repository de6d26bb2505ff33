import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Instellingen bewerken: {name}',
  done: 'Gereed',
  cancel: 'Annuleren',
};
