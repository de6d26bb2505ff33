import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Speichern',
  remove: 'Entfernen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  add: 'Hinzufügen',
  edit: 'Bearbeiten',
  yes: 'Ja',
  no: 'Nein',
  name: 'Name',
  none: 'Keine',
  all: 'Alle',
  more: 'Mehr',
};
