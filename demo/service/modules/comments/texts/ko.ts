import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: '댓글 목록',
  comment: '댓글',
  commentArrived: '댓글이 도착했습니다. 저희가 읽은 뒤에 표시됩니다.',
  noComments: '아직 댓글이 없습니다.',
  commentsMore: '댓글 더 보기',
  commentReplyTo: '{name} 님에게 답글',
  commentReplying: '{name} 님에게 쓰는 답글',
};
