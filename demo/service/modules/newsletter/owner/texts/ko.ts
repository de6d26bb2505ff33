import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: '구독자',
  subscribersInAll: '모두 {count}명. {file}',
  subscribersWaiting: '{count, plural, other {그 밖에 #명이 아직 이메일의 링크를 누르지 않았습니다.}} {days}일이 지나면 삭제됩니다.',
  subscribersLink: '보내는 글에는 구독자마다 다른 구독 취소 링크(파일에 있음)를 넣으세요.',
  columnSubscribed: '구독일 (UTC)',
  columnForm: '양식',
  columnConfirmed: '확인일 (UTC)',
  columnLanguage: '언어',
  columnUnsubscribe: '구독 취소 링크',
};
