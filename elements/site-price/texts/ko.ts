import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: '{price}부터',
  was: '정가',
  now: '할인가',
};
