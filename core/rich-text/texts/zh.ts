import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: '编辑设置:{name}',
  done: '完成',
  cancel: '取消',
};
