import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'az önce',
  aboutSeconds: 'yaklaşık {count, plural, other {# saniye}} önce',
  lessThanMinute: 'bir dakikadan kısa süre önce',
  aboutMinute: 'yaklaşık bir dakika önce',
  minutes: '{count, plural, other {# dakika}} önce',
  aboutHour: 'yaklaşık bir saat önce',
  aboutHours: 'yaklaşık {count, plural, other {# saat}} önce',
  day: '1 gün önce',
  days: '{count, plural, other {# gün}} önce',
};
