import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'グラフ',
  bar: '棒グラフ',
  line: '折れ線グラフ',
  pie: '円グラフ',
  scatter: '散布図',
  hint: '矢印キーで値を順に確認できます。',
  legend: '系列',
  series: '系列 {number}',
  other: 'その他',
  place: '{count}件中{number}件目',
  showTable: '表で表示',
  showChart: 'グラフで表示',
  loading: '読み込み中',
  failed: '読み込めませんでした。',
  again: 'もう一度試す',
  noColumn: 'データには少なくとも1つの列が必要です',
  noRow: 'データには少なくとも1つの行が必要です',
  missing: '1つ以上の行でデータが欠けていました',
  cutRows: '最初の{maxRows}行のみを表示しています。',
  cutColumns: '最初の{maxColumns}列のみを表示しています。',
};
