import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: '댓글',
  loading: '댓글을 불러오는 중…',
  none: '아직 댓글이 없습니다.',
  failed: '댓글을 불러오지 못했습니다.',
  again: '다시 시도',
  more: '댓글 더 보기',
  reply: '답글',
  replyTo: '{name} 님에게 답글',
  replying: '{name} 님에게 쓰는 답글',
  cancel: '답글 취소',
  owner: '저희가 드리는 글',
  name: '이름',
  text: '댓글',
  send: '보내기',
  sending: '보내는 중…',
  sent: '감사합니다. 저희가 읽은 뒤에 댓글이 표시됩니다.',
  notSent: '댓글을 보내지 못했습니다. 내용은 그대로 있습니다. 다시 시도해 주세요.',
  offline: '연결이 없습니다. 내용은 그대로 있습니다. 다시 시도해 주세요.',
  tooMany: '한 번에 댓글이 너무 많습니다. 내용은 그대로 있습니다. 잠시 후 다시 시도해 주세요.',
};
