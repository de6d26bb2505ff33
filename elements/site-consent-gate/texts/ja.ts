import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'この内容は {name} から読み込まれます。Cookie が保存され、閲覧が相手に伝わることがあります。',
  here: 'ほかのサイト',
  once: '今回だけ表示',
  always: '常に表示',
  hide: '{name} を再び隠す',
};
