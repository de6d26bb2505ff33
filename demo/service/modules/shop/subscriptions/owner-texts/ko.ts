import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: '구독',
  subscriptionsDue: '7일 이내 결제 예정',
  subscriptionsOne: '구독',
  subscriptionsPlan: '플랜',
  subscriptionsNext: '다음 결제',
  subscriptionsSearch: '이름, 이메일 또는 번호',
  subscriptionsNone: '아직 구독이 없습니다. 상품에 요금제를 추가하면 구매자가 구독할 수 있습니다.',
  subscriptionsAll: '모든 구독',
  subscriptionHeading: '구독 {number}',
  subscriptionTries: '{count, plural, other {실패 #회}}',
  subscriptionCanceled: '구독을 해지했습니다. 고객에게 이메일을 보냈습니다.',
  subscriptionLate: '이미 종료된 구독입니다.',
  subscriptionUnsent: '{provider}에서 아직 해지를 확인하지 않았습니다. 자동으로 다시 전송됩니다.',
  subscriptionMailFailed: '구독 {number}: 결제 미확인',
  subscriptionMailFailedText: '{name} 고객의 {sum} 결제가 확인되지 않았습니다. 다음 시도는 {date}입니다.',
  subscriptionMailUnpaidText: '{name} 고객의 {sum} 결제가 확인되지 않았습니다. 구독이 종료되었습니다.',
};
