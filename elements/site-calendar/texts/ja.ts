import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'カレンダー',
  previous: '前の月',
  next: '次の月',
  today: '今日',
  count: '{count, plural, other {イベント#件}}',
  moreOf: '他{count}件',
  noneIn: '{month}のイベントはありません。',
  noneOn: 'イベントなし: {date}',
  categories: 'カテゴリー',
  allCategories: 'すべて',
};
