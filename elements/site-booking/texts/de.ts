import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Personen',
  guestCount: '{count, plural, one {# Person} other {# Personen}}',
  date: 'Datum',
  time: 'Uhrzeit',
  find: 'Tisch finden',
  opens: 'Öffnet {name}',
  here: 'Auf dieser Seite buchen',
  notice: 'Dies kommt von {name}; dort können Cookies gespeichert werden, und man sieht, dass Sie hier sind.',
  hide: '{name} wieder ausblenden',
  book: 'Tisch buchen',
  appointment: 'Termin buchen',
  preview: 'Nur Vorschau: Melden Sie sich ab, um hier einen Tisch zu buchen.',
};
