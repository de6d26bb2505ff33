import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'メッセージ',
  close: '閉じる',
  badge: 'メッセージを開く',
};
