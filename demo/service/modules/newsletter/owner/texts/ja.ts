import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: '購読者',
  subscribersInAll: '合計 {count} 人。{file}',
  subscribersWaiting: '{count, plural, other {ほかに # 人がメールのリンクをまだ押していません。}}{days} 日が過ぎると登録は削除されます。',
  subscribersLink: '配信するものには、購読者それぞれの配信停止リンク（ファイルにあります）を入れてください。',
  columnSubscribed: '登録日時（UTC）',
  columnForm: 'フォーム',
  columnConfirmed: '確認日時（UTC）',
  columnLanguage: '言語',
  columnUnsubscribe: '配信停止リンク',
};
