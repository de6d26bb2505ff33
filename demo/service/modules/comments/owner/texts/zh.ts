import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: '评论',
  commentsWaiting: '待审核',
  commentsShown: '已显示',
  commentsSpam: '垃圾评论',
  commentApprove: '通过',
  commentNoSpam: '不是垃圾：通过',
  commentYours: '{name}（您）',
  commentSuspicious: '可能是垃圾信息：{reason}。',
  commentAnswer: '回复',
  commentYourName: '您的姓名',
  commentYourAnswer: '您的回复',
  commentAnswerAndShow: '回复并显示两者',
  commentAnswerWanted: '回复需要姓名和内容。',
};
