import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Datei',
  importCheck: 'Datei prüfen',
  importFileMissing: 'Wählen Sie eine Datei aus.',
  importPreview: 'Es wurde noch nichts gespeichert. Prüfen Sie das Ergebnis und importieren Sie es dann.',
  importNow: 'Importieren',
  importDone: 'Die Datei wurde importiert.',
  importFailed: 'Es wurde nichts importiert.',
  importExpired: 'Diese Vorschau ist abgelaufen. Wählen Sie die Datei noch einmal aus.',
  importNothingNew: 'Die Datei enthält nichts Neues.',
  importEncoding: 'Die Datei wurde als {encoding} gelesen.',
  importQuoteOpen: 'Dieses Anführungszeichen wird nie geschlossen.',
  importDamaged: 'Die Daten dieser Datei sind beschädigt.',
  importRowsMany: 'Die Datei hat mehr als {most} Zeilen. Teilen Sie sie in mehrere Dateien auf.',
  importNoColumn: 'Der Datei fehlt die Spalte „{column}“.',
  importColumns: 'Verwendete Spalten: {columns}',
  importColumnsUnused: 'Nicht verwendete Spalten: {columns}',
  importNew: 'Neu',
  importPresent: 'Bereits vorhanden, unverändert',
  importRepeated: 'Doppelte Zeilen',
  importFaulty: 'Zeilen mit Fehlern, nicht importiert',
};
