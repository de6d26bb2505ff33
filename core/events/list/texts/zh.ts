import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: '显示哪些活动',
  upcoming: '即将举行',
  past: '往期',
  none: '暂无即将举行的活动。',
  nonePast: '暂无往期活动。',
  more: '显示更多',
  shown: '{count, plural, other {已显示 # 个活动}}',
};
