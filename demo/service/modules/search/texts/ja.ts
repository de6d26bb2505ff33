import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: '検索',
  searchFound: '「{query}」の検索結果 {count, plural, other {# 件}}',
  searchNothing: '「{query}」に一致するものはありません',
  searchMore: 'さらに結果を表示',
};
