import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: '保存',
  remove: '取り除く',
  delete: '削除',
  undo: '元に戻す',
  add: '追加',
  edit: '編集',
  yes: 'はい',
  no: 'いいえ',
  name: '名前',
  none: 'なし',
  all: 'すべて',
  more: 'もっと見る',
  hideEntry: '非表示にする',
  showEntry: '表示する',
  noneThere: 'ありません。',
  sentByOtherSite: 'これは別のサイトのページから送信されました。',
  columnEmail: 'メールアドレス',
  spamHoneypot: '隠しフィールドに入力された',
  spamFast: '1秒以内に送信された',
  spamLinks: '{count, plural, other {リンクが # 個より多い}}',
};
