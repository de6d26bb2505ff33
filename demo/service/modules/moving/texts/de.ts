import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Auf einen anderen Server umziehen',
  movingExplained: 'Ein Archiv enthält Ihre Produkte mit Bildern und Bewertungen, Bestellungen, Abos, Kunden, Gutscheine, Geschenkkarten, Versand, Steuern, die Einstellungen des Shops, Newsletter-Abonnenten und Formulare mit ihren Einsendungen samt Dateien und Zahlungen.',
  movingFiles: 'Dateien und Schriften, die Sie für die Website hochgeladen haben, sind enthalten.',
  movingLacks: 'Nicht enthalten: Passwörter, Schlüssel von Zahlungsanbietern, Webhooks und ihre Geheimnisse und Kommentare. Abos kommen angehalten an.',
  movingWarning: 'Das Archiv enthält personenbezogene Daten und die Codes von Geschenkkarten. Bewahren Sie es sicher auf, und löschen Sie es nach dem Umzug.',
  movingDownload: 'Archiv herunterladen',
  movingImport: 'Archiv importieren',
  movingImportNote: 'Ein Archiv dieses Dienstes, höchstens {size} MB. Was schon vorhanden ist, bleibt unverändert; beginnen Sie daher mit einem leeren Shop. Sie sehen zuerst eine Vorschau.',
  movingWrong: 'Das ist kein Archiv dieses Dienstes, oder es ist beschädigt.',
  movingTooLarge: 'Das Archiv enthält mehr, als dieser Dienst annimmt.',
  movingFilesLeft: '{title}: {count} nicht importiert, weil der Inhalt beschädigt ist oder der Eintrag dazu fehlt.',
};
