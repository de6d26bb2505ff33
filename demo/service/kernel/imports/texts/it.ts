import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'File',
  importCheck: 'Controlla il file',
  importFileMissing: 'Scegli un file.',
  importPreview: 'Non è stato ancora salvato nulla. Controlla il risultato, poi importalo.',
  importNow: 'Importa',
  importDone: 'Il file è stato importato.',
  importFailed: 'Non è stato importato nulla.',
  importExpired: 'Questa anteprima è scaduta. Scegli di nuovo il file.',
  importNothingNew: 'Il file non contiene nulla di nuovo.',
  importEncoding: 'Il file è stato letto come {encoding}.',
  importQuoteOpen: 'Queste virgolette non vengono mai chiuse.',
  importDamaged: 'I dati di questo file sono danneggiati.',
  importRowsMany: 'Il file ha più di {most} righe. Dividilo in più file.',
  importNoColumn: 'Il file non ha la colonna “{column}”.',
  importColumns: 'Colonne usate: {columns}',
  importColumnsUnused: 'Colonne non usate: {columns}',
  importNew: 'Nuovi',
  importPresent: 'Già presenti, invariati',
  importRepeated: 'Righe ripetute',
  importFaulty: 'Righe con errori, non importate',
};
