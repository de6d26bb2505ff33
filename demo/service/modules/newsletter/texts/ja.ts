import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'ニュースレター',
  newsletterAsk: '{email} にニュースレターをお送りしますか？',
  newsletterYes: 'はい、送ってください',
  newsletterConfirmed: '{email} に今後ニュースレターをお送りします。',
  newsletterLeaveAsk: '{email} へのニュースレターを停止しますか？',
  newsletterLeave: '配信停止',
  newsletterLeft: '{email} へのニュースレターを停止しました。',
  newsletterLink: 'このリンクは不完全か、有効期限が切れています。もう一度ご登録ください。',
  newsletterSubject: 'ご確認ください：ニュースレター',
  newsletterEmail: 'このアドレスへのニュースレターの配信が申し込まれました。確認するには、次のページを開いてボタンを押してください：',
  newsletterIgnore: 'お心当たりがない場合は、何もする必要はありません。ニュースレターは届きません。',
};
