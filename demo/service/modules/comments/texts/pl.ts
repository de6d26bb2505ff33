import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Komentarze',
  comment: 'Komentarz',
  commentArrived: 'Komentarz dotarł. Pojawi się, gdy go przeczytamy.',
  noComments: 'Nie ma jeszcze komentarzy.',
  commentsMore: 'Więcej komentarzy',
  commentReplyTo: 'Odpowiedz: {name}',
  commentReplying: 'Twoja odpowiedź, do: {name}',
};
