import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: '站点所有者',
  logIn: '登录',
  logOut: '退出登录',
  ownerPassword: '站点所有者的密码',
  loginTooLong: '此页面打开时间过长，请重试。',
  loginTooOften: '{count, plural, other {密码错误次数过多。请在 # 分钟后重试。}}',
  loginTriedElsewhere: '{count, plural, one {其他设备上输入了过多错误密码。请在曾登录过的设备上登录，或在 # 分钟后重试。} other {其他设备上输入了过多错误密码。请在曾登录过的设备上登录，或在 # 分钟后重试。}}',
  loginBusy: '正在登录的人过多，请稍后再试。',
  loginWrong: '密码不正确。',
  loginLinkAsk: '获取登录链接',
  loginLinkNote: '如果密码在此无法使用，请获取一个只能用一次的链接。链接会写入服务的控制台；如果已设置邮件，还会发送给所有者。',
  loginLinkSent: '登录链接已写入服务的控制台；如果已设置邮件，也已发送给所有者。它在 {count} 分钟内可使用一次。',
  loginLinkWrong: '此登录链接已使用或已过期。请在登录页面获取新的链接。',
  emailLoginSubject: '您的登录链接',
  emailLogin: '有人（希望是您本人）请求了以所有者身份登录的链接。它在 {count} 分钟内可使用一次。如果不是您本人，则无需任何操作：其他人无法使用它。',
  passwordNotSet: '请设置 OWNER_PASSWORD 或 OWNER_PASSWORD_HASH 并重新启动服务，以查看提交内容。',
  csrfWrong: 'CSRF 令牌缺失或错误。请重新加载页面后重试。',
  logInFirst: '请先在 {path} 登录。',
};
