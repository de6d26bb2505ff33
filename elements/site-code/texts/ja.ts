import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'コード',
  copy: 'コピー',
  copied: 'コピーしました',
  failed: 'コピーできませんでした',
};
