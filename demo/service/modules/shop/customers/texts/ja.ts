import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: '顧客',
  customersExplained: '注文した人と、インポートした顧客の一覧です。「支払済み」は支払われた注文の合計から返金を引いた額です。',
  customersSearch: '名前またはメール',
  customersPaid: '支払済み',
  customersFirst: '最初の注文',
  customersLast: '最後の注文',
  customersNewsletter: 'ニュースレター',
  customersNote: 'メモ',
  customersImport: '顧客をインポート',
  customersImportNote: '他のショップの CSV ファイル（メールアドレス、名前、住所、電話番号、メモ）。アカウントは作成されず、メールも送信されません。',
  customersDelete: 'インポートした情報を削除',
};
