import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Yorumlar',
  comment: 'Yorum',
  commentArrived: 'Yorumunuz ulaştı. Okuduğumuzda görünecek.',
  noComments: 'Henüz yorum yok.',
  commentsMore: 'Daha fazla yorum',
  commentReplyTo: '{name} adlı kişiye yanıt ver',
  commentReplying: '{name} adlı kişiye yanıtınız',
};
