import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Etwas ist schiefgegangen!',
  network: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.',
  internal: 'Interner Serverfehler. Bitte versuchen Sie es später noch einmal.',
  networkHint: 'Bitte prüfen Sie Ihre Verbindung.',
  reload: 'Seite neu laden',
  clear: 'Schließen',
  errorKey: 'Fehlerschlüssel: {key}',
};
