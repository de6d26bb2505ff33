import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: '刚刚',
  aboutSeconds: '约{count, plural, other {#}}秒前',
  lessThanMinute: '不到一分钟前',
  aboutMinute: '约一分钟前',
  minutes: '{count, plural, other {#}}分钟前',
  aboutHour: '约一小时前',
  aboutHours: '约{count, plural, other {#}}小时前',
  day: '1天前',
  days: '{count, plural, other {#}}天前',
};
