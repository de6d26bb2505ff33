import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Aggiungi al calendario',
  file: 'File di calendario (.ics)',
  newTab: 'si apre in una nuova scheda',
  tickets: 'Biglietti',
  soldOut: 'Esaurito',
  cancelled: 'Annullato',
  postponed: 'Rinviato',
  yourTime: 'La tua ora: {time}',
  failed: 'Impossibile caricare gli eventi.',
  retry: 'Riprova',
};
