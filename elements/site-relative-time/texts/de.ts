import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'gerade eben',
  aboutSeconds: 'vor etwa {count, plural, one {# Sekunde} other {# Sekunden}}',
  lessThanMinute: 'vor weniger als einer Minute',
  aboutMinute: 'vor etwa einer Minute',
  minutes: 'vor {count, plural, one {# Minute} other {# Minuten}}',
  aboutHour: 'vor etwa einer Stunde',
  aboutHours: 'vor etwa {count, plural, one {# Stunde} other {# Stunden}}',
  day: 'vor 1 Tag',
  days: 'vor {count, plural, one {# Tag} other {# Tagen}}',
};
