/** The owner’s page of comments, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navComments: 'Comments',
  commentsWaiting: 'Pending',
  commentsShown: 'Published',
  commentsSpam: 'Spam',
  commentApprove: 'Approve',
  commentNoSpam: 'Not spam: approve',
  commentYours: '{name} (you)',
  commentSuspicious: 'Possible spam: {reason}.',
  commentAnswer: 'Reply',
  commentYourName: 'Your name',
  commentYourAnswer: 'Your reply',
  commentAnswerAndShow: 'Reply and publish both',
  commentAnswerWanted: 'Enter a name and a reply.',
} as const;
