import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Al momento non è possibile cercare indirizzi. Scrivi il tuo per intero.',
};
