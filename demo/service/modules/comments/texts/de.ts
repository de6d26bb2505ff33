import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Kommentare',
  comment: 'Kommentar',
  commentArrived: 'Ihr Kommentar ist angekommen. Er wird gezeigt, sobald wir ihn gelesen haben.',
  noComments: 'Noch keine Kommentare.',
  commentsMore: 'Weitere Kommentare',
  commentReplyTo: '{name} antworten',
  commentReplying: 'Ihre Antwort an {name}',
};
