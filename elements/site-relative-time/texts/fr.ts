import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'à l’instant',
  aboutSeconds: 'il y a environ {count, plural, one {# seconde} other {# secondes}}',
  lessThanMinute: 'il y a moins d’une minute',
  aboutMinute: 'il y a environ une minute',
  minutes: 'il y a {count, plural, one {# minute} other {# minutes}}',
  aboutHour: 'il y a environ une heure',
  aboutHours: 'il y a environ {count, plural, one {# heure} other {# heures}}',
  day: 'il y a 1 jour',
  days: 'il y a {count, plural, one {# jour} other {# jours}}',
};
