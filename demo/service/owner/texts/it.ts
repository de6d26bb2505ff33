import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Salva',
  remove: 'Rimuovi',
  delete: 'Elimina',
  undo: 'Annulla',
  add: 'Aggiungi',
  edit: 'Modifica',
  yes: 'Sì',
  no: 'No',
  name: 'Nome',
  none: 'Nessuno',
  all: 'Tutti',
  more: 'Altro',
};
