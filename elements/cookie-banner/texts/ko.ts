import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '쿠키',
  text: '이 웹사이트를 이용하면 쿠키 사용에 동의하는 것입니다. 쿠키는 웹사이트가 잘 작동하고 편리하게 이용하실 수 있도록 사용합니다.',
  accept: '동의',
  decline: '거부',
  keep: '닫고 답변 유지',
  nowAccepted: '현재 쿠키를 허용하고 있습니다.',
  nowDeclined: '현재 쿠키를 허용하지 않고 있습니다.',
  privacySignal: '브라우저가 글로벌 프라이버시 컨트롤(GPC) 신호를 보내고 있습니다. 답변하실 때까지 거부로 간주합니다.',
  stillRunning: '이 페이지에서 다른 서비스의 스크립트가 아직 실행 중입니다. 중지하려면 페이지를 새로 고치세요. 여기에 입력한 내용이 사라질 수 있습니다.',
  reload: '페이지 새로 고침',
};
