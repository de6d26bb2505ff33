import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Adressen können gerade nicht nachgeschlagen werden. Bitte schreiben Sie Ihre ganz aus.',
};
