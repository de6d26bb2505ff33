import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'サイトのファイル',
  siteFilesIntro: 'サイトで使用する画像、文書などのファイルです。名前を変更したり差し替えたりしても、アドレスは変わりません。',
  siteFilesScripts: 'ファイルのアップロードと編集にはスクリプトが必要です。',
  siteFilesSearch: 'ファイルを検索',
  headerFooter: 'ヘッダーとフッター',
  fileGone: 'このファイルは削除されました。',
  uploadGone: 'このアップロードはキャンセルされたか、期限が切れました。もう一度始めてください。',
  fileUnsupported: 'ファイル {fileName} はサポートされているファイルではないようです',
  fileTooLarge: 'ファイル {fileName} は大きすぎます。許可されている最大ファイルサイズは {maxSize} です。',
  nameMissing: 'ファイル名を入力してください',
  uploadIncomplete: 'ファイルのアップロードを完了できませんでした',
  processingFailed: 'ファイルの処理に失敗しました',
};
