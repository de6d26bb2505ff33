import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Er is iets misgegaan!',
  network: 'Geen verbinding. Probeer het opnieuw.',
  internal: 'Interne serverfout. Probeer het later opnieuw.',
  networkHint: 'Controleer uw verbinding.',
  reload: 'Pagina opnieuw laden',
  clear: 'Sluiten',
  errorKey: 'Foutsleutel: {key}',
};
