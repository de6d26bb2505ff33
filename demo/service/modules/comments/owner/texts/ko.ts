import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: '댓글',
  commentsWaiting: '대기 중',
  commentsShown: '표시됨',
  commentsSpam: '스팸',
  commentApprove: '승인',
  commentNoSpam: '스팸 아님: 승인',
  commentYours: '{name} (본인)',
  commentSuspicious: '스팸일 수 있음: {reason}.',
  commentAnswer: '답글',
  commentYourName: '이름(작성자)',
  commentYourAnswer: '답글 내용',
  commentAnswerAndShow: '답글을 달고 둘 다 표시',
  commentAnswerWanted: '답글에는 이름과 내용이 필요합니다.',
};
