import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'カレンダーに追加',
  file: 'カレンダーファイル (.ics)',
  newTab: '新しいタブで開きます',
  tickets: 'チケット',
  soldOut: '完売',
  cancelled: '中止',
  postponed: '延期',
  yourTime: 'あなたの時刻: {time}',
  failed: 'イベントを読み込めませんでした。',
  retry: '再試行',
};
