import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '摘要',
  more: '加载更多',
  readMore: '阅读全文',
  readMoreOf: '阅读全文：{title}',
  previous: '上一组',
  next: '下一组',
  by: '作者：{author}',
  was: '原价',
  shown: '{count, plural, other {已显示 # 项}}',
  loading: '正在加载',
  failed: '无法加载。',
  again: '重试',
};
