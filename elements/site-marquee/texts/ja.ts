import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: '動くコンテンツを止める',
  play: 'コンテンツを動かす',
};
