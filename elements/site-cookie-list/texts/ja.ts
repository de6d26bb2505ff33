import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: '名前',
  what: '用途',
  lasts: '期間',
  provider: '提供元',
  thisSite: 'このサイト',
  otherServices: 'ほかのサービス',
  setByService: 'サービスによる',
  accepted: '現在、許可しています。',
  declined: '現在、許可していません。',
  unasked: 'まだ回答していません。',
  change: 'Cookie の設定',
};
