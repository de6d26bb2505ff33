import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: '{line} 行目',
  readingRow: '{row} 行目',
  readingCell: 'セル {cell}',
  readingUnderstood: '「{got}」は「{meaning}」として読み取られました。',
  readingOmitted: '「{got}」を読み取れなかったため、除外されました。',
  readingMissingOmitted: '必須の値がありません。この項目は除外されました。',
  readingRejected: '「{got}」を読み取れませんでした。',
  readingMissing: '必須の値がありません。',
  readingAmbiguous: '「{got}」は複数の意味に取れます: {meanings}。一つの意味だけを持つ値を使用してください。',
  readingExample: '「{example}」のような値を入力してください。',
  readingMore: '{count, plural, other {ほか # 件}}',
};
