import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: '评论',
  loading: '正在加载评论…',
  none: '还没有评论。',
  failed: '无法加载评论。',
  again: '重试',
  more: '更多评论',
  reply: '回复',
  replyTo: '回复 {name}',
  replying: '您对 {name} 的回复',
  cancel: '取消回复',
  owner: '来自我们',
  name: '姓名',
  text: '评论',
  send: '发送',
  sending: '正在发送…',
  sent: '谢谢。我们阅读后会显示您的评论。',
  notSent: '您的评论未能发送。内容还在：请重试。',
  offline: '没有连接。您的评论还在：请重试。',
  tooMany: '一次评论太多。您的内容还在：请稍后重试。',
};
