import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: '사이트 소유자',
  logIn: '로그인',
  logOut: '로그아웃',
  ownerPassword: '사이트 소유자의 비밀번호',
  loginTooLong: '이 페이지가 너무 오래 열려 있었습니다. 다시 시도해 주세요.',
  loginTooOften: '{count, plural, other {잘못된 비밀번호가 너무 많습니다. #분 후에 다시 시도해 주세요.}}',
  loginTriedElsewhere: '{count, plural, one {다른 기기에서 잘못된 비밀번호가 너무 많이 입력되었습니다. 이전에 로그인한 기기에서 로그인하거나 #분 후에 다시 시도해 주세요.} other {다른 기기에서 잘못된 비밀번호가 너무 많이 입력되었습니다. 이전에 로그인한 기기에서 로그인하거나 #분 후에 다시 시도해 주세요.}}',
  loginBusy: '로그인하는 사람이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  loginWrong: '비밀번호가 아닙니다.',
  loginLinkAsk: '로그인 링크 받기',
  loginLinkNote: '여기에서 비밀번호가 통하지 않으면 한 번만 쓸 수 있는 링크를 받으세요. 링크는 서비스 콘솔에 표시되고, 이메일이 설정되어 있으면 소유자에게 전송됩니다.',
  loginLinkSent: '로그인 링크가 서비스 콘솔에 표시되었고, 이메일이 설정되어 있으면 소유자에게 전송되었습니다. {count}분 안에 한 번만 쓸 수 있습니다.',
  loginLinkWrong: '이 로그인 링크는 이미 사용했거나 너무 오래되었습니다. 로그인 페이지에서 새 링크를 받으세요.',
  emailLoginSubject: '로그인 링크',
  emailLogin: '소유자로 로그인하기 위한 링크가 요청되었습니다. {count}분 안에 한 번만 쓸 수 있습니다. 직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 다른 사람은 사용할 수 없습니다.',
  passwordNotSet: '제출 내용을 보려면 OWNER_PASSWORD 또는 OWNER_PASSWORD_HASH를 설정하고 서비스를 다시 시작하세요.',
  csrfWrong: 'CSRF 토큰이 없거나 잘못되었습니다. 페이지를 새로 고치고 다시 하세요.',
  logInFirst: '먼저 {path}에서 로그인하세요.',
};
