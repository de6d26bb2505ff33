import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Al momento non è possibile cercare indirizzi. Scrivi il tuo per intero.',
};
