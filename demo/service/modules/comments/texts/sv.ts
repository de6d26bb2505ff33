import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Kommentarer',
  comment: 'Kommentar',
  commentArrived: 'Din kommentar har kommit fram. Den visas när vi har läst den.',
  noComments: 'Inga kommentarer än.',
  commentsMore: 'Fler kommentarer',
  commentReplyTo: 'Svara {name}',
  commentReplying: 'Ditt svar till {name}',
};
