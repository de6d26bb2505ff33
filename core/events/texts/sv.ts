import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Lägg till i kalendern',
  file: 'Kalenderfil (.ics)',
  newTab: 'öppnas i en ny flik',
  tickets: 'Biljetter',
  soldOut: 'Slutsålt',
  cancelled: 'Inställt',
  postponed: 'Uppskjutet',
  yourTime: 'Din tid: {time}',
  failed: 'Det gick inte att läsa in evenemangen.',
  retry: 'Försök igen',
};
