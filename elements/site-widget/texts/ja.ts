import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: '読み込んでいます…',
  failed: 'ページのこの部分を読み込めませんでした。',
  again: 'もう一度試す',
};
