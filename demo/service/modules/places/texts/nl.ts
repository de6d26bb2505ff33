import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Adressen kunnen op dit moment niet worden opgezocht. Schrijf het uwe voluit.',
};
