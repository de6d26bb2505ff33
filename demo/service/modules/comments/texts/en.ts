/** What the comments say to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  comments: 'Comments',
  comment: 'Comment',
  commentArrived: 'Your comment has arrived. It will appear once we have read it.',
  noComments: 'There are no comments yet.',
  commentsMore: 'More comments',
  commentReplyTo: 'Reply to {name}',
  commentReplying: 'Your reply to {name}',
} as const;
