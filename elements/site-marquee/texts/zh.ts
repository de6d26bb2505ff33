import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: '暂停滚动内容',
  play: '让内容滚动',
};
