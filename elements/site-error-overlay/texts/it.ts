import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Qualcosa è andato storto!',
  network: 'Connessione non riuscita. Riprova.',
  internal: 'Errore interno del server. Riprova più tardi.',
  networkHint: 'Controlla la connessione.',
  reload: 'Ricarica la pagina',
  clear: 'Chiudi',
  errorKey: 'Codice dell’errore: {key}',
};
