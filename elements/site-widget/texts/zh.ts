import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: '正在加载…',
  failed: '页面的这一部分无法加载。',
  again: '重试',
};
