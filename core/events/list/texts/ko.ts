import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: '표시할 행사',
  upcoming: '예정',
  past: '지난 행사',
  none: '예정된 행사가 없습니다.',
  nonePast: '지난 행사가 없습니다.',
  more: '더 보기',
  shown: '{count, plural, other {행사 #개 표시}}',
};
