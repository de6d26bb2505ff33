import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: '人数',
  guestCount: '{count, plural, other {# 位}}',
  date: '日期',
  time: '时间',
  find: '查找餐位',
  opens: '将打开{name}',
  here: '在本页预订',
  notice: '此内容来自{name}，对方可能会存储 Cookie，并得知您在此访问。',
  hide: '再次隐藏{name}',
  book: '预订餐位',
  appointment: '预约时间',
  preview: '仅供预览：如需在此预订，请先退出登录。',
};
