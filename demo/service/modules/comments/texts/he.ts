import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'תגובות',
  comment: 'תגובה',
  commentArrived: 'התגובה שלך הגיעה. היא תופיע אחרי שנקרא אותה.',
  noComments: 'אין עדיין תגובות.',
  commentsMore: 'תגובות נוספות',
  commentReplyTo: 'להשיב אל {name}',
  commentReplying: 'התשובה שלך אל {name}',
};
