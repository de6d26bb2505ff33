import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Dateien der Website',
  siteFilesIntro: 'Bilder, Dokumente und andere Dateien, die Sie auf Ihrer Website verwenden. Ihre Adressen bleiben gleich, wenn Sie sie umbenennen oder ersetzen.',
  siteFilesScripts: 'Zum Hochladen und Bearbeiten von Dateien werden Skripte benötigt.',
  siteFilesSearch: 'Dateien suchen',
  headerFooter: 'Kopf- und Fußzeile',
  fileGone: 'Diese Datei wurde gelöscht.',
  uploadGone: 'Dieser Upload wurde abgebrochen oder ist abgelaufen. Starten Sie ihn erneut.',
  fileUnsupported: 'Die Datei {fileName} scheint keine unterstützte Datei zu sein',
  fileTooLarge: 'Die Datei {fileName} ist zu groß. Die maximal zulässige Dateigröße beträgt {maxSize}.',
  nameMissing: 'Bitte geben Sie einen Dateinamen ein',
  uploadIncomplete: 'Der Upload der Datei wurde nicht abgeschlossen',
  processingFailed: 'Die Verarbeitung der Datei ist fehlgeschlagen',
};
