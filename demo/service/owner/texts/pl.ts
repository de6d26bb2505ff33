import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Zapisz',
  remove: 'Usuń z listy',
  delete: 'Usuń',
  undo: 'Cofnij',
  add: 'Dodaj',
  edit: 'Edytuj',
  yes: 'Tak',
  no: 'Nie',
  name: 'Nazwa',
  none: 'Brak',
  all: 'Wszystkie',
  more: 'Więcej',
};
