import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Opslaan',
  remove: 'Weghalen',
  delete: 'Verwijderen',
  undo: 'Ongedaan maken',
  add: 'Toevoegen',
  edit: 'Bewerken',
  yes: 'Ja',
  no: 'Nee',
  name: 'Naam',
  none: 'Geen',
  all: 'Alle',
  more: 'Meer',
};
