import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: '此内容来自{name}，对方可能会存储 Cookie，并得知您在此访问。',
  here: '其他网站',
  once: '仅显示一次',
  always: '始终显示',
  hide: '再次隐藏{name}',
};
