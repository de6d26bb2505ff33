import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookies',
  text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, damit die Website gut funktioniert und Sie sie bequem nutzen können.',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  keep: 'Schließen und die Antwort beibehalten',
  nowAccepted: 'Zurzeit erlauben Sie Cookies.',
  nowDeclined: 'Zurzeit erlauben Sie keine Cookies.',
  privacySignal: 'Ihr Browser sendet das Signal „Global Privacy Control“. Bis Sie antworten, gilt es als Nein.',
  stillRunning: 'Skripte anderer Dienste laufen auf dieser Seite noch. Laden Sie die Seite neu, um sie zu beenden. Was Sie hier eingegeben haben, kann dabei verloren gehen.',
  reload: 'Seite neu laden',
};
