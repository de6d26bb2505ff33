import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Bu içerik {name} kaynağından gelir; orası çerez saklayabilir ve burada olduğunuzu görebilir.',
  once: 'Bir kez göster',
  always: 'Her zaman göster',
  hide: 'Yeniden gizle: {name}',
  elsewhere: '{name} üzerinde aç',
};
