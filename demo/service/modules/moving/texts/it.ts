import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Passa a un altro server',
  movingExplained: 'Un archivio contiene i tuoi prodotti con immagini e recensioni, ordini, abbonamenti, clienti, coupon, carte regalo, spedizioni, imposte, le impostazioni del negozio, gli iscritti alla newsletter e i moduli con invii, file e pagamenti.',
  movingFiles: 'Sono inclusi i file e i caratteri che hai caricato per il sito.',
  movingLacks: 'Non inclusi: password, chiavi dei fornitori di pagamento, webhook e relativi segreti e commenti. Gli abbonamenti arrivano in pausa.',
  movingWarning: 'L’archivio contiene dati personali e i codici delle carte regalo. Conservalo in un luogo sicuro ed eliminalo dopo il passaggio.',
  movingDownload: 'Scarica l’archivio',
  movingImport: 'Importa un archivio',
  movingImportNote: 'Un archivio di questo servizio, al massimo {size} MB. Ciò che esiste già resta invariato: parti da un negozio vuoto. Prima vedi un’anteprima.',
  movingWrong: 'Non è un archivio di questo servizio, oppure è danneggiato.',
  movingTooLarge: 'L’archivio contiene più di quanto questo servizio accetti.',
  movingFilesLeft: '{title}: {count} non importati, perché il contenuto è danneggiato o manca la voce corrispondente.',
};
