import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: '이 콘텐츠는 {name}에서 오며, 쿠키를 저장하고 방문 사실을 알 수 있습니다.',
  once: '한 번 보기',
  always: '항상 보기',
  hide: '{name} 다시 숨기기',
  elsewhere: '{name}에서 열기',
};
