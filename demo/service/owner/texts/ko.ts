import type { Words } from '../../../../core/contract/language.js';

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
};
