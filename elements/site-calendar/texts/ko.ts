import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '달력',
  previous: '이전 달',
  next: '다음 달',
  today: '오늘',
  count: '{count, plural, other {행사 #개}}',
  moreOf: '{count}개 더',
  noneIn: '{month}에는 행사가 없습니다.',
  noneOn: '행사 없음: {date}',
  categories: '카테고리',
  allCategories: '전체',
};
