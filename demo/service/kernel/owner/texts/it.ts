import type { Words } from 'site-elements/contract/language';

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
  hideEntry: 'Nascondi',
  showEntry: 'Mostra',
  noneThere: 'Non ce ne sono.',
  sentByOtherSite: 'Questo è stato inviato da una pagina di un altro sito.',
  columnEmail: 'E-mail',
  spamHoneypot: 'ha compilato un campo nascosto',
  spamFast: 'inviato entro un secondo',
  spamLinks: '{count, plural, one {più di # link} other {più di # link}}',
};
