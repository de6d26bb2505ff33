import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'ログイン',
  email: 'メールアドレス',
  password: 'パスワード',
  remember: 'ログインしたままにする',
  submit: 'ログイン',
  wrong: 'メールアドレスまたはパスワードが違います。',
  tooMany: '試行回数が多すぎます。{minutes, plural, other {# 分}}後にもう一度お試しください。',
  busy: 'ただいまログインが混み合っています。少し待ってからもう一度お試しください。',
};
