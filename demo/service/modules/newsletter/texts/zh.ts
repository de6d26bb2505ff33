import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: '电子报',
  newsletterAsk: '要向 {email} 发送电子报吗？',
  newsletterYes: '是的，请发送',
  newsletterConfirmed: '从现在起，电子报将发送到 {email}。',
  newsletterLeaveAsk: '不再向 {email} 发送电子报吗？',
  newsletterLeave: '退订',
  newsletterLeft: '不再向 {email} 发送电子报。',
  newsletterLink: '此链接不完整或已过期。请重新订阅。',
  newsletterSubject: '请确认：电子报',
  newsletterEmail: '有人（希望是您本人）请求将我们的电子报发送到此地址。如需确认，请打开以下页面并按下按钮：',
  newsletterIgnore: '如果不是您本人，无需任何操作：您不会收到电子报。',
};
