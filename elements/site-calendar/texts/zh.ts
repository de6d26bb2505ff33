import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '日历',
  previous: '上个月',
  next: '下个月',
  today: '今天',
  count: '{count, plural, other {# 个活动}}',
  moreOf: '还有 {count} 个',
  noneIn: '{month}没有活动。',
  noneOn: '没有活动：{date}',
  categories: '类别',
  allCategories: '全部',
};
