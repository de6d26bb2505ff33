import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  from: 'en az {price}',
  was: 'Normal fiyat',
  now: 'İndirimli fiyat',
};
