import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: '{price} 起',
  was: '原价',
  now: '促销价',
};
