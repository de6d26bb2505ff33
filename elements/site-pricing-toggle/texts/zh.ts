import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '价格',
  shown: '显示的价格：{option}',
};
