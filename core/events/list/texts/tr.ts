import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Hangi etkinlikler',
  upcoming: 'Yaklaşan',
  past: 'Geçmiş',
  none: 'Yaklaşan etkinlik yok.',
  nonePast: 'Geçmiş etkinlik yok.',
  more: 'Daha fazla göster',
  shown: '{count, plural, one {# etkinlik gösteriliyor} other {# etkinlik gösteriliyor}}',
};
