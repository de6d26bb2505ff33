import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: '人数',
  guestCount: '{count, plural, other {# 名}}',
  date: '日付',
  time: '時刻',
  find: '席を探す',
  opens: '{name} を開きます',
  here: 'このページで予約する',
  notice: 'この内容は {name} から読み込まれます。Cookie が保存され、閲覧が相手に伝わることがあります。',
  hide: '{name} を再び隠す',
  book: '席を予約する',
  appointment: '日時を予約する',
  preview: 'プレビューのみです。予約するにはログアウトしてください。',
};
