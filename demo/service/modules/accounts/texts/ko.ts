import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: '로그인',
  email: '이메일',
  password: '비밀번호',
  remember: '로그인 상태 유지',
  submit: '로그인',
  wrong: '이메일 또는 비밀번호가 잘못되었습니다.',
  tooMany: '시도 횟수가 너무 많습니다. {minutes, plural, other {#분}} 후에 다시 시도하세요.',
  busy: '로그인하는 사람이 너무 많습니다. 잠시 후 다시 시도하세요.',
};
