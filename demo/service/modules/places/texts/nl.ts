import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Adressen kunnen op dit moment niet worden opgezocht. Schrijf het uwe voluit.',
};
