import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Aan agenda toevoegen',
  file: 'Agendabestand (.ics)',
  newTab: 'opent in een nieuw tabblad',
  tickets: 'Kaartjes',
  soldOut: 'Uitverkocht',
  cancelled: 'Afgelast',
  postponed: 'Uitgesteld',
  yourTime: 'Uw tijd: {time}',
  failed: 'De evenementen konden niet worden geladen.',
  retry: 'Opnieuw proberen',
};
