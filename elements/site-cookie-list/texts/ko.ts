import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: '이름',
  what: '용도',
  lasts: '기간',
  provider: '제공자',
  thisSite: '이 사이트',
  otherServices: '다른 서비스',
  setByService: '서비스에서 정함',
  accepted: '현재 허용하고 있습니다.',
  declined: '현재 허용하지 않고 있습니다.',
  unasked: '아직 응답하지 않았습니다.',
  change: '쿠키 설정',
};
