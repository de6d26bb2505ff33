import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: '立即订购',
  newWindow: '（在新窗口中打开）',
};
