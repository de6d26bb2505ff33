import type { Words } from 'site-elements/contract/language';

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
  hideEntry: 'Ausblenden',
  showEntry: 'Anzeigen',
  noneThere: 'Noch nichts vorhanden.',
  sentByOtherSite: 'Diese Anfrage kam von einer anderen Website und wurde blockiert.',
  columnEmail: 'E-Mail',
  spamHoneypot: 'verstecktes Feld ausgefüllt',
  spamFast: 'innerhalb einer Sekunde gesendet',
  spamLinks: '{count, plural, one {mehr als # Link} other {mehr als # Links}}',
};
