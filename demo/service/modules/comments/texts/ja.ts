import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'コメント一覧',
  comment: 'コメント',
  commentArrived: 'コメントを受け取りました。確認後に表示されます。',
  noComments: 'コメントはまだありません。',
  commentsMore: 'コメントをさらに表示',
  commentReplyTo: '{name}さんに返信',
  commentReplying: '{name}さんへの返信',
};
