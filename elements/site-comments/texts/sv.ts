import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Kommentarer',
  loading: 'Laddar kommentarer …',
  none: 'Inga kommentarer än.',
  failed: 'Kommentarerna kunde inte laddas.',
  again: 'Försök igen',
  more: 'Fler kommentarer',
  reply: 'Svara',
  replyTo: 'Svara {name}',
  replying: 'Ditt svar till {name}',
  cancel: 'Avbryt svaret',
  owner: 'Från oss',
  name: 'Namn',
  text: 'Kommentar',
  send: 'Skicka',
  sending: 'Skickar …',
  sent: 'Tack. Din kommentar visas när vi har läst den.',
  notSent: 'Din kommentar skickades inte. Den finns kvar här: försök igen.',
  offline: 'Ingen anslutning. Din kommentar finns kvar här: försök igen.',
  tooMany: 'För många kommentarer på en gång. Din finns kvar här: försök igen om en stund.',
};
