import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'zojuist',
  aboutSeconds: 'ongeveer {count, plural, one {# seconde} other {# seconden}} geleden',
  lessThanMinute: 'minder dan een minuut geleden',
  aboutMinute: 'ongeveer een minuut geleden',
  minutes: '{count, plural, one {# minuut} other {# minuten}} geleden',
  aboutHour: 'ongeveer een uur geleden',
  aboutHours: 'ongeveer {count, plural, one {# uur} other {# uur}} geleden',
  day: '1 dag geleden',
  days: '{count, plural, one {# dag} other {# dagen}} geleden',
};
