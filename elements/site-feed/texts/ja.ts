import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '投稿',
  more: 'さらに読み込む',
  loading: '読み込んでいます',
  failed: '最新の投稿を読み込めませんでした。',
  again: 'もう一度試す',
  previous: '前へ',
  next: '次へ',
  shown: '{count, plural, other {# 件の投稿を表示しています}}',
  post: '投稿を見る',
  by: '投稿者: {author}',
  newWindow: '（新しいウィンドウで開きます）',
};
