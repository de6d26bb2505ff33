import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Bestand',
  importCheck: 'Bestand controleren',
  importFileMissing: 'Kies een bestand.',
  importPreview: 'Er is nog niets opgeslagen. Controleer het resultaat en importeer het daarna.',
  importNow: 'Importeren',
  importDone: 'Het bestand is geïmporteerd.',
  importFailed: 'Er is niets geïmporteerd.',
  importExpired: 'Dit voorbeeld is verlopen. Kies het bestand opnieuw.',
  importNothingNew: 'Het bestand bevat niets nieuws.',
  importEncoding: 'Het bestand is gelezen als {encoding}.',
  importQuoteOpen: 'Dit aanhalingsteken wordt nooit gesloten.',
  importDamaged: 'De gegevens van dit bestand zijn beschadigd.',
  importRowsMany: 'Het bestand heeft meer dan {most} rijen. Splits het in meerdere bestanden.',
  importNoColumn: 'Het bestand heeft geen kolom “{column}”.',
  importColumns: 'Gebruikte kolommen: {columns}',
  importColumnsUnused: 'Niet gebruikte kolommen: {columns}',
  importNew: 'Nieuw',
  importPresent: 'Al aanwezig, ongewijzigd',
  importRepeated: 'Dubbele rijen',
  importFaulty: 'Rijen met fouten, niet geïmporteerd',
};
