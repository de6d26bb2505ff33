import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Laden…',
  failed: 'Dit deel van de pagina kon niet worden geladen.',
  again: 'Opnieuw proberen',
};
