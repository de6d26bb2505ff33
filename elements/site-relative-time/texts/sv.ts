import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'alldeles nyss',
  aboutSeconds: 'för cirka {count, plural, one {# sekund} other {# sekunder}} sedan',
  lessThanMinute: 'för mindre än en minut sedan',
  aboutMinute: 'för ungefär en minut sedan',
  minutes: 'för {count, plural, one {# minut} other {# minuter}} sedan',
  aboutHour: 'för ungefär en timme sedan',
  aboutHours: 'för ungefär {count, plural, one {# timme} other {# timmar}} sedan',
  day: 'för 1 dag sedan',
  days: 'för {count, plural, one {# dag} other {# dagar}} sedan',
};
