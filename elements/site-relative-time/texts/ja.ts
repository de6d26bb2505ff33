import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'たった今',
  aboutSeconds: '約{count, plural, other {#}}秒前',
  lessThanMinute: '1分以内',
  aboutMinute: '約1分前',
  minutes: '{count, plural, other {#}}分前',
  aboutHour: '約1時間前',
  aboutHours: '約{count, plural, other {#}}時間前',
  day: '1日前',
  days: '{count, plural, other {#}}日前',
};
