import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Något gick fel!',
  network: 'Ingen anslutning. Försök igen.',
  internal: 'Internt serverfel. Försök igen senare.',
  networkHint: 'Kontrollera din anslutning.',
  reload: 'Ladda om sidan',
  clear: 'Stäng',
  errorKey: 'Felnyckel: {key}',
};
