import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: '出了点问题！',
  network: '无法连接。请重试。',
  internal: '服务器内部错误。请稍后重试。',
  networkHint: '请检查您的网络连接。',
  reload: '重新加载页面',
  clear: '关闭',
  errorKey: '错误编号：{key}',
};
