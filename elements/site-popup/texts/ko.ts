import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: '메시지',
  close: '닫기',
  badge: '메시지 열기',
};
