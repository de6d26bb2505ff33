import type { Words } from 'site-elements/contract/language';

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
  hideEntry: 'Dölj',
  showEntry: 'Visa',
  noneThere: 'Det finns inga.',
  sentByOtherSite: 'Detta skickades av en sida på en annan webbplats.',
  columnEmail: 'E-post',
  spamHoneypot: 'fyllde i ett dolt fält',
  spamFast: 'skickat inom en sekund',
  spamLinks: '{count, plural, one {fler än # länk} other {fler än # länkar}}',
};
