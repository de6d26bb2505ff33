import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '価格',
  shown: '表示中の価格：{option}',
};
