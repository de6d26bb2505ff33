import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: '播放视频',
  playNamed: '播放视频：{name}',
  video: '视频',
  noticeShort: '从 {host} 加载',
  notice: '来自 {host}，对方会看到您的网络地址。',
  noticeOwn: '只有在您同意后才会加载视频。',
  always: '始终播放来自 {host} 的视频',
  transcript: '文字稿',
  invalid: '视频嵌入代码无效。',
  imageOnly: '自定义封面图仅适用于嵌入的视频。请在嵌入设置中关闭封面图。',
  notVideo: '此地址不是可在此播放的单个视频。',
  failed: '无法在此播放视频。',
  vimeoFailed: '不支持 Vimeo Basic 账户。请使用其他账户的视频。',
  elsewhere: '前往 {host} 观看',
};
