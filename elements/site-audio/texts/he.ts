import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'נגן שמע',
  play: 'ניגון',
  pause: 'השהיה',
  next: 'הרצועה הבאה',
  previous: 'הרצועה הקודמת',
  position: 'מיקום',
  timeOf: '{time} מתוך {duration}',
  speed: 'מהירות',
  transcript: 'תמליל',
  failed: 'לא ניתן לנגן את ההקלטה הזאת.',
};
