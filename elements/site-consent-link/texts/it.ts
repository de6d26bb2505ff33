import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Impostazioni dei cookie',
  label: 'Cookie',
  nowAccepted: 'Al momento consenti i cookie.',
  nowDeclined: 'Al momento non consenti i cookie.',
  unasked: 'Non ha ancora risposto. Fino ad allora non viene salvato nulla.',
  privacySignal: 'Il tuo browser invia il segnale «Global Privacy Control». Finché non rispondi, lo consideriamo un no.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  keep: 'Chiudi e mantieni la risposta',
  stillRunning: 'Gli script di altri servizi sono ancora in esecuzione su questa pagina. Ricaricala per fermarli. Ciò che hai scritto qui potrebbe andare perso.',
  reload: 'Ricarica la pagina',
};
