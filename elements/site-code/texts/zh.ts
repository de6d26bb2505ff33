import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: '代码',
  copy: '复制',
  copied: '已复制',
  failed: '无法复制',
};
