import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'サイト所有者',
  logIn: 'ログイン',
  logOut: 'ログアウト',
  ownerPassword: 'サイト所有者のパスワード',
  loginTooLong: 'このページは長く開かれたままでした。もう一度お試しください。',
  loginTooOften: '{count, plural, other {パスワードの間違いが多すぎます。#分後にもう一度お試しください。}}',
  loginTriedElsewhere: '{count, plural, one {ほかの端末で誤ったパスワードが何度も入力されました。以前にログインした端末からログインするか、# 分後にもう一度お試しください。} other {ほかの端末で誤ったパスワードが何度も入力されました。以前にログインした端末からログインするか、# 分後にもう一度お試しください。}}',
  loginBusy: 'ログインが集中しています。しばらくしてからもう一度お試しください。',
  loginWrong: 'パスワードが違います。',
  loginLinkAsk: 'ログイン用リンクを取得',
  loginLinkNote: 'ここでパスワードが使えない場合は、一度だけ使えるリンクを取得してください。リンクはサービスのコンソールに表示され、メールが設定されていれば所有者に送信されます。',
  loginLinkSent: 'ログイン用リンクがサービスのコンソールに表示され、メールが設定されていれば所有者に送信されました。{count}分以内に一度だけ使えます。',
  loginLinkWrong: 'このログイン用リンクは使用済みか、期限が切れています。ログインページで新しいリンクを取得してください。',
  emailLoginSubject: 'ログイン用リンク',
  emailLogin: '所有者としてログインするためのリンクが要求されました。{count}分以内に一度だけ使えます。心当たりがない場合は、何もする必要はありません。ほかの人は使えません。',
  passwordNotSet: '送信内容を見るには、OWNER_PASSWORD または OWNER_PASSWORD_HASH を設定してサービスを再起動してください。',
  csrfWrong: 'CSRF トークンがないか、正しくありません。ページを再読み込みしてやり直してください。',
  logInFirst: '先に {path} でログインしてください。',
};
