import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: '搜索',
  searchFound: '“{query}”的 {count, plural, other {# 条结果}}',
  searchNothing: '没有找到与“{query}”相关的内容',
  searchMore: '更多结果',
};
