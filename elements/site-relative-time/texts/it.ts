import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'proprio ora',
  aboutSeconds: 'circa {count, plural, one {# secondo} other {# secondi}} fa',
  lessThanMinute: 'meno di un minuto fa',
  aboutMinute: 'circa un minuto fa',
  minutes: '{count, plural, one {# minuto} other {# minuti}} fa',
  aboutHour: 'circa un’ora fa',
  aboutHours: 'circa {count, plural, one {# ora} other {# ore}} fa',
  day: '1 giorno fa',
  days: '{count, plural, one {# giorno} other {# giorni}} fa',
};
