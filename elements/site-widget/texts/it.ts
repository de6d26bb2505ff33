import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Caricamento…',
  failed: 'Non è stato possibile caricare questa parte della pagina.',
  again: 'Riprova',
};
