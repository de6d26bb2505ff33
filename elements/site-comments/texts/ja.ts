import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'コメント',
  loading: 'コメントを読み込んでいます…',
  none: 'コメントはまだありません。',
  failed: 'コメントを読み込めませんでした。',
  again: 'もう一度試す',
  more: 'コメントをさらに表示',
  reply: '返信',
  replyTo: '{name}さんに返信',
  replying: '{name}さんへの返信',
  cancel: '返信をやめる',
  owner: '当店から',
  name: 'お名前',
  text: 'コメント',
  send: '送信',
  sending: '送信しています…',
  sent: 'ありがとうございます。コメントは確認後に表示されます。',
  notSent: 'コメントを送信できませんでした。入力内容は残っています。もう一度お試しください。',
  offline: '接続がありません。入力内容は残っています。もう一度お試しください。',
  tooMany: '一度に送られたコメントが多すぎます。入力内容は残っています。しばらくしてからお試しください。',
};
