import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'File del sito',
  siteFilesIntro: 'Immagini, documenti e altri file che usi nel tuo sito. I loro indirizzi restano gli stessi se li rinomini o li sostituisci.',
  siteFilesScripts: 'Per caricare e modificare i file servono gli script.',
  siteFilesSearch: 'Cerca file',
  headerFooter: 'Intestazione e piè di pagina',
  fileGone: 'Questo file è stato eliminato.',
  uploadGone: 'Questo caricamento è stato annullato o è scaduto. Riavvialo.',
  fileUnsupported: 'Il file {fileName} non sembra essere un file supportato',
  fileTooLarge: 'Il file {fileName} è troppo grande. La dimensione massima consentita è {maxSize}.',
  nameMissing: 'Inserisci un nome di file',
  uploadIncomplete: 'Il caricamento del file non è stato completato',
  processingFailed: 'Elaborazione del file non riuscita',
};
