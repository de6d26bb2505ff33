import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '动态',
  more: '加载更多',
  loading: '正在加载',
  failed: '无法加载最新动态。',
  again: '重试',
  previous: '上一组',
  next: '下一组',
  shown: '{count, plural, other {已显示 # 条动态}}',
  post: '查看动态',
  by: '作者：{author}',
  newWindow: '（在新窗口中打开）',
};
