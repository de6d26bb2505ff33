import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'ギャラリー',
  slides: 'スライド',
  previous: '前のスライド',
  next: '次のスライド',
  autoplay: '自動再生',
  backgroundVideos: '背景動画を再生',
  counter: '{index} / {count}',
  position: 'スライド {index} / {count}',
  namedPosition: 'スライド {index} / {count}：{name}',
  thumbnails: 'スライドを選択',
  indicators: 'スライドを選択',
  filter: '絞り込み',
  all: 'すべて',
  more: 'もっと見る',
  shown: '{count}件中{shown}件を表示',
};
