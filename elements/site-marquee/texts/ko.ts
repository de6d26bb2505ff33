import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: '움직이는 콘텐츠 멈추기',
  play: '콘텐츠 움직이기',
};
