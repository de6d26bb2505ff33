import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: '검색',
  searchFound: '“{query}” 검색 결과 {count, plural, other {#개}}',
  searchNothing: '“{query}”에 대한 결과가 없습니다',
  searchMore: '결과 더 보기',
};
