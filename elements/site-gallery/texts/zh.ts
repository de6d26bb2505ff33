import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: '图库',
  slides: '图片',
  previous: '上一张',
  next: '下一张',
  autoplay: '自动播放',
  backgroundVideos: '播放背景视频',
  counter: '{index} / {count}',
  position: '第 {index} 张，共 {count} 张',
  namedPosition: '第 {index} 张，共 {count} 张：{name}',
  thumbnails: '选择图片',
  indicators: '选择图片',
  filter: '筛选',
  all: '全部',
  more: '显示更多',
  shown: '显示 {shown} / {count}',
};
