import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: '登录',
  email: '电子邮件',
  password: '密码',
  remember: '保持登录',
  submit: '登录',
  wrong: '电子邮件或密码不正确。',
  tooMany: '尝试次数过多。请在 {minutes, plural, other {# 分钟}}后重试。',
  busy: '登录的人太多，请稍后重试。',
};
