import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: '설정 편집: {name}',
  done: '완료',
  cancel: '취소',
};
