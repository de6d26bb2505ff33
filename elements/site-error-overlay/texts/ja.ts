import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: '問題が発生しました。',
  network: '接続できません。もう一度お試しください。',
  internal: 'サーバー内部のエラーです。しばらくしてからもう一度お試しください。',
  networkHint: '接続を確認してください。',
  reload: 'ページを再読み込み',
  clear: '閉じる',
  errorKey: 'エラーキー：{key}',
};
