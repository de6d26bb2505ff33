import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Cookie-Einstellungen',
  label: 'Cookies',
  nowAccepted: 'Zurzeit erlauben Sie Cookies.',
  nowDeclined: 'Zurzeit erlauben Sie keine Cookies.',
  unasked: 'Sie haben noch nicht geantwortet. Bis dahin wird nichts gespeichert.',
  privacySignal: 'Ihr Browser sendet das Signal „Global Privacy Control“. Bis Sie antworten, gilt es als Nein.',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  keep: 'Schließen und die Antwort beibehalten',
  stillRunning: 'Skripte anderer Dienste laufen auf dieser Seite noch. Laden Sie die Seite neu, um sie zu beenden. Was Sie hier eingegeben haben, kann dabei verloren gehen.',
  reload: 'Seite neu laden',
};
