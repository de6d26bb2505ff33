import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: '{price} から',
  was: '通常価格',
  now: 'セール価格',
};
