import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '요약',
  more: '더 불러오기',
  readMore: '더 읽기',
  readMoreOf: '더 읽기: {title}',
  previous: '이전',
  next: '다음',
  by: '글: {author}',
  was: '정상가',
  shown: '{count, plural, other {#개 항목 표시 중}}',
  loading: '불러오는 중',
  failed: '불러올 수 없습니다.',
  again: '다시 시도',
};
