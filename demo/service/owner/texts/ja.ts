import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: '保存',
  remove: '取り除く',
  delete: '削除',
  undo: '元に戻す',
  add: '追加',
  edit: '編集',
  yes: 'はい',
  no: 'いいえ',
  name: '名前',
  none: 'なし',
  all: 'すべて',
  more: 'もっと見る',
};
