import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Einstellungen bearbeiten: {name}',
  done: 'Fertig',
  cancel: 'Abbrechen',
};
