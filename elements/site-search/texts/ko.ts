import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '검색 결과',
  suggestions: '추천',
  suggested: '{count, plural, other {추천 #개}}',
  all: '“{query}”의 모든 결과',
  found: '“{query}” 검색 결과 {count, plural, other {#개}}',
  shown: '결과 {count}개 중 {shown}개를 표시하고 있습니다',
  none: '“{query}”에 대한 결과가 없습니다',
  hint: '철자를 확인하거나 더 적은 단어 또는 다른 단어로 검색해 보세요.',
  loading: '검색 중…',
  failed: '지금은 검색을 사용할 수 없습니다.',
  again: '다시 시도',
  more: '결과 더 보기',
  section: '섹션',
  kind: '종류',
  clear: '필터 지우기',
  page: '페이지',
  product: '상품',
  article: '글',
  event: '행사',
};
