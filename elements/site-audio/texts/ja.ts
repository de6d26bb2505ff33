import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: '音声プレーヤー',
  play: '再生',
  pause: '一時停止',
  next: '次のトラック',
  previous: '前のトラック',
  back: '{seconds}秒戻る',
  forward: '{seconds}秒進む',
  mute: 'ミュート',
  volume: '音量',
  download: 'ダウンロード',
  position: '再生位置',
  timeOf: '{duration} 中 {time}',
  speed: '速度',
  transcript: '書き起こし',
  failed: 'この録音を再生できませんでした。',
};
