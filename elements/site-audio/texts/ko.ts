import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: '오디오 플레이어',
  play: '재생',
  pause: '일시정지',
  next: '다음 트랙',
  previous: '이전 트랙',
  back: '{seconds}초 뒤로',
  forward: '{seconds}초 앞으로',
  mute: '음소거',
  volume: '음량',
  download: '다운로드',
  position: '재생 위치',
  timeOf: '{duration} 중 {time}',
  speed: '속도',
  transcript: '대본',
  failed: '이 녹음을 재생할 수 없습니다.',
};
