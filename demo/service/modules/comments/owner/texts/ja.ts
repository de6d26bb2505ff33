import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'コメント',
  commentsWaiting: '確認待ち',
  commentsShown: '表示中',
  commentsSpam: 'スパム',
  commentApprove: '承認',
  commentNoSpam: 'スパムではない：承認',
  commentYours: '{name}（あなた）',
  commentSuspicious: 'スパムの可能性：{reason}。',
  commentAnswer: '返信',
  commentYourName: 'お名前',
  commentYourAnswer: '返信の内容',
  commentAnswerAndShow: '返信して両方を表示',
  commentAnswerWanted: '返信にはお名前と本文が必要です。',
};
