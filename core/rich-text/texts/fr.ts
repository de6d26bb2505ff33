import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Modifier les réglages : {name}',
  done: 'Terminé',
  cancel: 'Annuler',
};
