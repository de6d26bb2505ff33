import type { Words } from 'site-elements/contract/language';

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
  hideEntry: 'Verbergen',
  showEntry: 'Tonen',
  noneThere: 'Er zijn er geen.',
  sentByOtherSite: 'Dit is verstuurd door een pagina van een andere site.',
  columnEmail: 'E-mail',
  spamHoneypot: 'heeft een verborgen veld ingevuld',
  spamFast: 'binnen een seconde verstuurd',
  spamLinks: '{count, plural, one {meer dan # link} other {meer dan # links}}',
};
