import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'はい',
  reject: 'いいえ',
  cancel: 'キャンセル',
  close: '閉じる',
  question: '確認',
  message: 'メッセージ',
};
