import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'التعليقات',
  comment: 'التعليق',
  commentArrived: 'وصل تعليقك. سيظهر بعد أن نقرأه.',
  noComments: 'لا توجد تعليقات بعد.',
  commentsMore: 'المزيد من التعليقات',
  commentReplyTo: 'الرد على {name}',
  commentReplying: 'ردّك على {name}',
};
