import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: '뉴스레터',
  newsletterAsk: '{email} 주소로 뉴스레터를 보내 드릴까요?',
  newsletterYes: '네, 보내 주세요',
  newsletterConfirmed: '이제 {email} 주소로 뉴스레터를 보내 드립니다.',
  newsletterLeaveAsk: '{email} 주소로 뉴스레터를 더 이상 보내지 않을까요?',
  newsletterLeave: '구독 취소',
  newsletterLeft: '{email} 주소로 뉴스레터를 더 이상 보내지 않습니다.',
  newsletterLink: '링크가 완전하지 않거나 만료되었습니다. 다시 구독해 주세요.',
  newsletterSubject: '확인해 주세요: 뉴스레터',
  newsletterEmail: '누군가가 이 주소로 뉴스레터를 보내 달라고 신청했습니다. 본인이라면 다음 페이지를 열고 버튼을 눌러 확인해 주세요:',
  newsletterIgnore: '본인이 아니라면 아무것도 하지 않으셔도 됩니다. 뉴스레터는 발송되지 않습니다.',
};
