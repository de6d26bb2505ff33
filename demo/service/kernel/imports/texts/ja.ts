import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'ファイル',
  importCheck: 'ファイルを確認',
  importFileMissing: 'ファイルを選択してください。',
  importPreview: 'まだ何も保存されていません。結果を確認してからインポートしてください。',
  importNow: 'インポート',
  importDone: 'ファイルをインポートしました。',
  importFailed: '何もインポートされませんでした。',
  importExpired: 'このプレビューは期限切れです。ファイルをもう一度選択してください。',
  importNothingNew: 'ファイルに新しい内容はありません。',
  importEncoding: 'ファイルは {encoding} として読み込まれました。',
  importQuoteOpen: 'この引用符は閉じられていません。',
  importDamaged: 'このファイルのデータが壊れています。',
  importRowsMany: 'ファイルの行数が {most} を超えています。複数のファイルに分割してください。',
  importNoColumn: 'ファイルに列「{column}」がありません。',
  importColumns: '使用する列: {columns}',
  importColumnsUnused: '使用しない列: {columns}',
  importNew: '新規',
  importPresent: 'すでに存在（変更なし）',
  importRepeated: '重複する行',
  importFaulty: 'エラーのある行（インポートしません）',
};
