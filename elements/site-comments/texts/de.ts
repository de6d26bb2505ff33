import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Kommentare',
  loading: 'Kommentare werden geladen …',
  none: 'Noch keine Kommentare.',
  failed: 'Die Kommentare konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  more: 'Weitere Kommentare',
  reply: 'Antworten',
  replyTo: '{name} antworten',
  replying: 'Ihre Antwort an {name}',
  cancel: 'Antwort abbrechen',
  owner: 'Von uns',
  name: 'Name',
  text: 'Kommentar',
  send: 'Senden',
  sending: 'Wird gesendet …',
  sent: 'Danke. Ihr Kommentar wird gezeigt, sobald wir ihn gelesen haben.',
  notSent: 'Ihr Kommentar wurde nicht gesendet. Er steht noch hier: Bitte versuchen Sie es noch einmal.',
  offline: 'Keine Verbindung. Ihr Kommentar steht noch hier: Bitte versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Kommentare auf einmal. Ihrer steht noch hier: Bitte versuchen Sie es gleich noch einmal.',
};
