import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: '갤러리',
  slides: '슬라이드',
  previous: '이전 슬라이드',
  next: '다음 슬라이드',
  autoplay: '자동 재생',
  backgroundVideos: '배경 동영상 재생',
  counter: '{index} / {count}',
  position: '슬라이드 {index} / {count}',
  namedPosition: '슬라이드 {index} / {count}: {name}',
  thumbnails: '슬라이드 선택',
  indicators: '슬라이드 선택',
  filter: '필터',
  all: '전체',
  more: '더 보기',
  shown: '{count}개 중 {shown}개 표시',
};
