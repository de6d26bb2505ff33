import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'תגובות',
  loading: 'התגובות נטענות…',
  none: 'אין עדיין תגובות.',
  failed: 'לא ניתן היה לטעון את התגובות.',
  again: 'לנסות שוב',
  more: 'תגובות נוספות',
  reply: 'להשיב',
  replyTo: 'להשיב אל {name}',
  replying: 'התשובה שלך אל {name}',
  cancel: 'ביטול התשובה',
  owner: 'מאיתנו',
  name: 'שם',
  text: 'תגובה',
  send: 'שליחה',
  sending: 'בשליחה…',
  sent: 'תודה. התגובה שלך תופיע אחרי שנקרא אותה.',
  notSent: 'התגובה שלך לא נשלחה. היא עדיין כאן: יש לנסות שוב.',
  offline: 'אין חיבור. התגובה שלך עדיין כאן: יש לנסות שוב.',
  tooMany: 'יותר מדי תגובות בבת אחת. שלך עדיין כאן: יש לנסות שוב בעוד רגע.',
};
