import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Bu içerik {name} kaynağından gelir; orası çerez saklayabilir ve burada olduğunuzu görebilir.',
  here: 'başka bir site',
  once: 'Bir kez göster',
  always: 'Her zaman göster',
  hide: 'Yeniden gizle: {name}',
};
