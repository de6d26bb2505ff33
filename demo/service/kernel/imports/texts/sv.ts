import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Fil',
  importCheck: 'Kontrollera filen',
  importFileMissing: 'Välj en fil.',
  importPreview: 'Inget har sparats ännu. Kontrollera resultatet och importera det sedan.',
  importNow: 'Importera',
  importDone: 'Filen har importerats.',
  importFailed: 'Inget importerades.',
  importExpired: 'Förhandsvisningen har gått ut. Välj filen igen.',
  importNothingNew: 'Filen innehåller inget nytt.',
  importEncoding: 'Filen lästes som {encoding}.',
  importQuoteOpen: 'Det här citattecknet stängs aldrig.',
  importDamaged: 'Datan i den här filen är skadad.',
  importRowsMany: 'Filen har fler än {most} rader. Dela upp den i flera filer.',
  importNoColumn: 'Filen saknar kolumnen ”{column}”.',
  importColumns: 'Använda kolumner: {columns}',
  importColumnsUnused: 'Oanvända kolumner: {columns}',
  importNew: 'Nya',
  importPresent: 'Finns redan, oförändrade',
  importRepeated: 'Dubbla rader',
  importFaulty: 'Rader med fel, importeras inte',
};
