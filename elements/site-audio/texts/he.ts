import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'נגן שמע',
  play: 'ניגון',
  pause: 'השהיה',
  next: 'הרצועה הבאה',
  previous: 'הרצועה הקודמת',
  back: '{seconds, plural, one {שנייה אחת} two {שתי שניות} other {# שניות}} אחורה',
  forward: '{seconds, plural, one {שנייה אחת} two {שתי שניות} other {# שניות}} קדימה',
  mute: 'השתקה',
  volume: 'עוצמת קול',
  download: 'הורדה',
  position: 'מיקום',
  timeOf: '{time} מתוך {duration}',
  speed: 'מהירות',
  transcript: 'תמליל',
  failed: 'לא ניתן לנגן את ההקלטה הזאת.',
};
