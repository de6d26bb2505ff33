import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Kommentarer',
  commentsWaiting: 'Väntar',
  commentsShown: 'Visas',
  commentsSpam: 'Skräp',
  commentApprove: 'Godkänn',
  commentNoSpam: 'Inte skräp: godkänn',
  commentYours: '{name} (du)',
  commentSuspicious: 'Möjlig skräppost: {reason}.',
  commentAnswer: 'Svara',
  commentYourName: 'Ditt namn',
  commentYourAnswer: 'Ditt svar',
  commentAnswerAndShow: 'Svara och visa båda',
  commentAnswerWanted: 'Ett svar behöver ett namn och några ord.',
};
