import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'من {price}',
  was: 'السعر العادي',
  now: 'سعر التخفيض',
};
