import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: '确定',
  yes: '是',
  reject: '否',
  cancel: '取消',
  close: '关闭',
  question: '询问',
  message: '消息',
};
