import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: '캘린더에 추가',
  file: '캘린더 파일 (.ics)',
  newTab: '새 탭에서 열림',
  tickets: '티켓',
  soldOut: '매진',
  cancelled: '취소됨',
  postponed: '연기됨',
  yourTime: '현지 시간: {time}',
  failed: '행사를 불러오지 못했습니다.',
  retry: '다시 시도',
};
