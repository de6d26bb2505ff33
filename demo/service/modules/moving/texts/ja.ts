import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: '別のサーバーへの移行',
  movingExplained: '1 つのアーカイブに、商品と画像・レビュー、注文、定期購入、顧客、クーポン、ギフトカード、配送、税、ショップの設定、ニュースレターの購読者、フォームと送信内容・ファイル・支払いが入ります。',
  movingFiles: 'サイトのためにアップロードしたファイルとフォントも含まれます。',
  movingLacks: '含まれないもの: パスワード、決済事業者のキー、Webhook とその秘密、コメント。定期購入は一時停止の状態で移行されます。',
  movingWarning: 'アーカイブには個人データとギフトカードのコードが含まれます。安全に保管し、移行後に削除してください。',
  movingDownload: 'アーカイブをダウンロード',
  movingImport: 'アーカイブをインポート',
  movingImportNote: 'このサービスのアーカイブ（最大 {size} MB）。既存の内容は変更されないため、空のショップから始めてください。先にプレビューが表示されます。',
  movingWrong: 'このサービスのアーカイブではないか、壊れています。',
  movingTooLarge: 'アーカイブの内容が、このサービスの上限を超えています。',
  movingFilesLeft: '{title}: {count} 件は、内容が壊れているか対応する行がないため、インポートされませんでした。',
};
