import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: '名称',
  what: '用途',
  lasts: '期限',
  provider: '提供方',
  thisSite: '本网站',
  otherServices: '其他服务',
  setByService: '由该服务决定',
  accepted: '您目前允许。',
  declined: '您目前不允许。',
  unasked: '您尚未回答。',
  change: 'Cookie 设置',
};
