import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: '인원',
  guestCount: '{count, plural, other {#명}}',
  date: '날짜',
  time: '시간',
  find: '자리 찾기',
  opens: '{name} 열기',
  here: '이 페이지에서 예약',
  notice: '이 콘텐츠는 {name}에서 오며, 쿠키를 저장하고 방문 사실을 알 수 있습니다.',
  hide: '{name} 다시 숨기기',
  book: '자리 예약',
  appointment: '일정 예약하기',
  preview: '미리보기 전용입니다. 여기서 예약하려면 로그아웃하세요.',
};
