import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Personen',
  guestCount: '{count, plural, one {# persoon} other {# personen}}',
  date: 'Datum',
  time: 'Tijd',
  find: 'Tafel zoeken',
  opens: 'Opent {name}',
  here: 'Op deze pagina reserveren',
  notice: 'Dit komt van {name}; daar kunnen cookies worden opgeslagen en kan men zien dat u hier bent.',
  hide: '{name} weer verbergen',
  book: 'Tafel reserveren',
  appointment: 'Afspraak maken',
  preview: 'Alleen voorbeeld: log uit om hier een tafel te reserveren.',
};
