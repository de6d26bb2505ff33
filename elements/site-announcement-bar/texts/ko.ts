import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: '공지',
  close: '공지 닫기',
};
