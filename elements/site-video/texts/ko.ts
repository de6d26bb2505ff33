import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: '동영상 재생',
  playNamed: '동영상 재생: {name}',
  video: '동영상',
  noticeShort: '{host}에서 불러옴',
  notice: '{host}에서 불러오며, 회원님의 인터넷 주소가 전달됩니다.',
  noticeOwn: '동영상은 원하실 때만 불러옵니다.',
  always: '{host}의 동영상 항상 재생',
  transcript: '대본',
  invalid: '동영상 삽입 코드가 올바르지 않습니다.',
  imageOnly: '사용자 지정 대표 이미지는 삽입된 동영상에서만 쓸 수 있습니다. 삽입 설정에서 이미지를 꺼 주세요.',
  notVideo: '이 주소는 여기에서 재생할 수 있는 단일 동영상이 아닙니다.',
  failed: '여기에서 동영상을 재생할 수 없습니다.',
  vimeoFailed: 'Vimeo Basic 계정은 지원되지 않습니다. 다른 계정의 동영상을 사용해 주세요.',
  elsewhere: '{host}에서 보기',
};
