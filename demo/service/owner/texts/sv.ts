import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Spara',
  remove: 'Ta bort',
  delete: 'Radera',
  undo: 'Ångra',
  add: 'Lägg till',
  edit: 'Redigera',
  yes: 'Ja',
  no: 'Nej',
  name: 'Namn',
  none: 'Inga',
  all: 'Alla',
  more: 'Mer',
};
