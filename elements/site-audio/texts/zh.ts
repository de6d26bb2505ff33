import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: '音频播放器',
  play: '播放',
  pause: '暂停',
  next: '下一曲',
  previous: '上一曲',
  back: '后退 {seconds} 秒',
  forward: '前进 {seconds} 秒',
  mute: '静音',
  volume: '音量',
  download: '下载',
  position: '播放位置',
  timeOf: '{time}，共 {duration}',
  speed: '速度',
  transcript: '文字稿',
  failed: '无法播放此录音。',
};
