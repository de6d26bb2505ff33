import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '搜索结果',
  suggestions: '建议',
  suggested: '{count, plural, other {# 条建议}}',
  all: '“{query}”的全部结果',
  found: '“{query}”的 {count, plural, other {# 条结果}}',
  shown: '已显示 {count} 条结果中的 {shown} 条',
  none: '没有找到与“{query}”相关的内容',
  hint: '请检查拼写，或使用更少或其他的词。',
  loading: '正在搜索…',
  failed: '搜索暂时无法使用。',
  again: '重试',
  more: '更多结果',
  section: '栏目',
  kind: '类型',
  clear: '清除筛选',
  page: '页面',
  product: '商品',
  article: '文章',
  event: '活动',
};
