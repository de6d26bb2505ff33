import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: '저장',
  remove: '제거',
  delete: '삭제',
  undo: '실행 취소',
  add: '추가',
  edit: '편집',
  yes: '예',
  no: '아니요',
  name: '이름',
  none: '없음',
  all: '전체',
  more: '더 보기',
  hideEntry: '숨기기',
  showEntry: '표시',
  noneThere: '없습니다.',
  sentByOtherSite: '다른 사이트의 페이지에서 보낸 요청입니다.',
  columnEmail: '이메일',
  spamHoneypot: '숨겨진 칸을 채움',
  spamFast: '1초 안에 보냄',
  spamLinks: '{count, plural, other {링크가 #개 초과}}',
};
