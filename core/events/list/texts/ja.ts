import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: '表示するイベント',
  upcoming: '今後',
  past: '過去',
  none: '今後のイベントはありません。',
  nonePast: '過去のイベントはありません。',
  more: 'もっと見る',
  shown: '{count, plural, other {#件のイベントを表示}}',
};
