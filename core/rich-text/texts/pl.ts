import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Edytuj ustawienia: {name}',
  done: 'Gotowe',
  cancel: 'Anuluj',
};
