import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: '评论',
  comment: '评论内容',
  commentArrived: '您的评论已收到。我们阅读后会显示。',
  noComments: '还没有评论。',
  commentsMore: '更多评论',
  commentReplyTo: '回复 {name}',
  commentReplying: '您对 {name} 的回复',
};
