import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'Enregistrer',
  remove: 'Retirer',
  delete: 'Supprimer',
  undo: 'Annuler',
  add: 'Ajouter',
  edit: 'Modifier',
  yes: 'Oui',
  no: 'Non',
  name: 'Nom',
  none: 'Aucun',
  all: 'Tous',
  more: 'Plus',
  hideEntry: 'Masquer',
  showEntry: 'Afficher',
  noneThere: 'Il n’y en a pas.',
  sentByOtherSite: 'Ceci a été envoyé par la page d’un autre site.',
  columnEmail: 'E-mail',
  spamHoneypot: 'champ caché rempli',
  spamFast: 'envoyé en moins d’une seconde',
  spamLinks: '{count, plural, one {plus de # lien} other {plus de # liens}}',
};
