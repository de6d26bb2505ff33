import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '検索結果',
  suggestions: '候補',
  suggested: '{count, plural, other {# 件の候補}}',
  all: '「{query}」のすべての結果',
  found: '「{query}」の検索結果 {count, plural, other {# 件}}',
  shown: '{count} 件中 {shown} 件を表示しています',
  none: '「{query}」に一致するものはありません',
  hint: 'つづりを確かめるか、語を減らすか、別の語でお試しください。',
  loading: '検索しています…',
  failed: '現在、検索をご利用いただけません。',
  again: 'もう一度試す',
  more: 'さらに結果を表示',
  section: 'セクション',
  kind: '種類',
  clear: '絞り込みを解除',
  page: 'ページ',
  product: '商品',
  article: '記事',
  event: 'イベント',
};
