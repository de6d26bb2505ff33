import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: 'Enregistrer',
  remove: 'Retirer',
  delete: 'Supprimer',
  undo: 'Annuler l’action',
  add: 'Ajouter',
  edit: 'Modifier',
  yes: 'Oui',
  no: 'Non',
  name: 'Nom',
  none: 'Aucun',
  all: 'Tous',
  more: 'Plus',
};
