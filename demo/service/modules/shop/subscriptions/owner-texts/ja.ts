import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: '定期購入',
  subscriptionsDue: '7日以内に支払い予定',
  subscriptionsOne: '定期購入',
  subscriptionsPlan: 'プラン',
  subscriptionsNext: '次回の支払い',
  subscriptionsSearch: '名前、メールアドレス、番号',
  subscriptionsNone: '定期購入はまだありません。商品にプランを追加すると、購入者が申し込めます。',
  subscriptionsAll: 'すべての定期購入',
  subscriptionHeading: '定期購入 {number}',
  subscriptionTries: '{count, plural, other {失敗 #回}}',
  subscriptionCanceled: '定期購入を解約しました。お客様にメールを送信しました。',
  subscriptionLate: 'この定期購入はすでに終了していました。',
  subscriptionUnsent: '{provider}はまだ解約を確認していません。自動的に再送信されます。',
  subscriptionMailFailed: '定期購入 {number}：支払い未確認',
  subscriptionMailFailedText: '{name}様の{sum}の支払いが確認できていません。次回の試行は{date}です。',
  subscriptionMailUnpaidText: '{name}様の{sum}の支払いが確認できていません。定期購入は終了しました。',
};
