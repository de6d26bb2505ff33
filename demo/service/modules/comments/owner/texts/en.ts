/** The owner’s page of comments, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navComments: 'Comments',
  commentsWaiting: 'Waiting',
  commentsShown: 'Shown',
  commentsSpam: 'Spam',
  commentApprove: 'Approve',
  commentNoSpam: 'No spam: approve',
  commentYours: '{name} (you)',
  commentSuspicious: 'Looks like a machine: {reason}.',
  commentAnswer: 'Answer',
  commentYourName: 'Your name',
  commentYourAnswer: 'Your answer',
  commentAnswerAndShow: 'Answer, and show both',
  commentAnswerWanted: 'An answer needs a name and some words.',
} as const;
