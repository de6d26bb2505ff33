import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'przed chwilą',
  aboutSeconds: 'około {count, plural, one {# sekundy} few {# sekund} many {# sekund} other {# sekundy}} temu',
  lessThanMinute: 'mniej niż minutę temu',
  aboutMinute: 'około minuty temu',
  minutes: '{count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu',
  aboutHour: 'około godziny temu',
  aboutHours: 'około {count, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} temu',
  day: '1 dzień temu',
  days: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} temu',
};
