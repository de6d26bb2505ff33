import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: '保存',
  label: 'Pinterest に保存: {picture}（新しいウィンドウで開きます）',
  labelOfNone: 'Pinterest に保存（新しいウィンドウで開きます）',
  group: '画像を Pinterest に保存',
};
