import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: '불러오는 중…',
  failed: '페이지의 이 부분을 불러오지 못했습니다.',
  again: '다시 시도',
};
