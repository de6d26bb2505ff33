import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: '문제가 발생했습니다!',
  network: '연결할 수 없습니다. 다시 시도해 주세요.',
  internal: '서버 내부 오류입니다. 나중에 다시 시도해 주세요.',
  networkHint: '연결을 확인해 주세요.',
  reload: '페이지 새로 고침',
  clear: '닫기',
  errorKey: '오류 키: {key}',
};
