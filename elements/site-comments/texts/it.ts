import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Commenti',
  loading: 'Caricamento dei commenti…',
  none: 'Ancora nessun commento.',
  failed: 'Non è stato possibile caricare i commenti.',
  again: 'Riprova',
  more: 'Altri commenti',
  reply: 'Rispondi',
  replyTo: 'Rispondi a {name}',
  replying: 'La tua risposta a {name}',
  cancel: 'Annulla la risposta',
  owner: 'Da noi',
  name: 'Nome',
  text: 'Commento',
  send: 'Invia',
  sending: 'Invio in corso…',
  sent: 'Grazie. Il tuo commento sarà visibile appena l’avremo letto.',
  notSent: 'Il tuo commento non è stato inviato. È ancora qui: riprova.',
  offline: 'Nessuna connessione. Il tuo commento è ancora qui: riprova.',
  tooMany: 'Troppi commenti in una volta. Il tuo è ancora qui: riprova tra un momento.',
};
