import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: '확인',
  yes: '예',
  reject: '아니요',
  cancel: '취소',
  close: '닫기',
  question: '질문',
  message: '메시지',
};
