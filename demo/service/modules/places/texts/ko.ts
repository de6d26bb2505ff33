import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: '지금은 주소를 검색할 수 없습니다. 주소를 모두 입력해 주세요.',
};
