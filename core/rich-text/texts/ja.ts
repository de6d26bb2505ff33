import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: '設定を編集: {name}',
  done: '完了',
  cancel: 'キャンセル',
};
