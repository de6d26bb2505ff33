import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Adressen können gerade nicht nachgeschlagen werden. Bitte schreiben Sie Ihre ganz aus.',
};
