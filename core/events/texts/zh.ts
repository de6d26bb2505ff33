import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: '添加到日历',
  file: '日历文件 (.ics)',
  newTab: '在新标签页中打开',
  tickets: '购票',
  soldOut: '已售罄',
  cancelled: '已取消',
  postponed: '已延期',
  yourTime: '您的时间：{time}',
  failed: '无法加载活动。',
  retry: '重试',
};
