import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookie',
  text: 'Usando questo sito accetti il nostro uso dei cookie. Li usiamo per offrirti una buona esperienza e far funzionare il sito.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  keep: 'Chiudi e mantieni la risposta',
  nowAccepted: 'Al momento consenti i cookie.',
  nowDeclined: 'Al momento non consenti i cookie.',
  privacySignal: 'Il tuo browser invia il segnale «Global Privacy Control». Finché non rispondi, lo consideriamo un no.',
  stillRunning: 'Gli script di altri servizi sono ancora in esecuzione su questa pagina. Ricaricala per fermarli. Ciò che hai scritto qui potrebbe andare perso.',
  reload: 'Ricarica la pagina',
};
