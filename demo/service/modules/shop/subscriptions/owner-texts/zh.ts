import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: '订阅',
  subscriptionsDue: '7 天内到期',
  subscriptionsOne: '订阅',
  subscriptionsPlan: '方案',
  subscriptionsNext: '下次付款',
  subscriptionsSearch: '姓名、邮箱或编号',
  subscriptionsNone: '还没有订阅。为商品添加方案后，买家即可订阅。',
  subscriptionsAll: '所有订阅',
  subscriptionHeading: '订阅 {number}',
  subscriptionTries: '{count, plural, other {# 次失败}}',
  subscriptionCanceled: '订阅已取消。已向客户发送邮件。',
  subscriptionLate: '此订阅此前已结束。',
  subscriptionUnsent: '{provider} 尚未确认取消。系统会自动重新发送。',
  subscriptionMailFailed: '订阅 {number}：未收到付款',
  subscriptionMailFailedText: '未收到 {name} 的付款 {sum}。下次尝试时间为 {date}。',
  subscriptionMailUnpaidText: '未收到 {name} 的付款 {sum}。订阅已结束。',
};
