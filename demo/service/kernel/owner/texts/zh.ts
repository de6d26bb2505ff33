import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: '保存',
  remove: '移除',
  delete: '删除',
  undo: '撤销',
  add: '添加',
  edit: '编辑',
  yes: '是',
  no: '否',
  name: '名称',
  none: '无',
  all: '全部',
  more: '更多',
  hideEntry: '隐藏',
  showEntry: '显示',
  noneThere: '没有内容。',
  sentByOtherSite: '此请求由其他网站的页面发送。',
  columnEmail: '电子邮件',
  spamHoneypot: '填写了隐藏字段',
  spamFast: '在一秒内发送',
  spamLinks: '{count, plural, other {超过 # 个链接}}',
};
