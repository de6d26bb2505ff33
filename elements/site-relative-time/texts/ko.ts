import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: '방금',
  aboutSeconds: '약 {count, plural, other {#초}} 전',
  lessThanMinute: '1분 이내',
  aboutMinute: '약 1분 전',
  minutes: '{count, plural, other {#분}} 전',
  aboutHour: '약 1시간 전',
  aboutHours: '약 {count, plural, other {#시간}} 전',
  day: '1일 전',
  days: '{count, plural, other {#일}} 전',
};
