import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '게시물',
  more: '더 불러오기',
  loading: '불러오는 중',
  failed: '최신 게시물을 불러올 수 없습니다.',
  again: '다시 시도',
  previous: '이전',
  next: '다음',
  shown: '{count, plural, other {게시물 #개 표시 중}}',
  post: '게시물 보기',
  by: '작성자: {author}',
  newWindow: '(새 창에서 열림)',
};
