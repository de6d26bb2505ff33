import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Reacties',
  comment: 'Reactie',
  commentArrived: 'Uw reactie is aangekomen. Ze verschijnt zodra wij die hebben gelezen.',
  noComments: 'Nog geen reacties.',
  commentsMore: 'Meer reacties',
  commentReplyTo: '{name} antwoorden',
  commentReplying: 'Uw antwoord aan {name}',
};
