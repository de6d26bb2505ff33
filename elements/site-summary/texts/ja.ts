import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '一覧',
  more: 'さらに読み込む',
  readMore: '続きを読む',
  readMoreOf: '続きを読む: {title}',
  previous: '前へ',
  next: '次へ',
  by: '{author}',
  was: '通常価格',
  shown: '{count, plural, other {# 件を表示しています}}',
  loading: '読み込んでいます',
  failed: '読み込めませんでした。',
  again: 'もう一度試す',
};
