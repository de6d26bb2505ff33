import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Arama sonuçları',
  suggestions: 'Öneriler',
  suggested: '{count, plural, one {# öneri} other {# öneri}}',
  all: '“{query}” için tüm sonuçlar',
  found: '“{query}” için {count, plural, one {# sonuç} other {# sonuç}}',
  shown: '{count} sonuçtan {shown} tanesi gösteriliyor',
  none: '“{query}” için hiçbir şey bulunamadı',
  hint: 'Yazımı denetleyin ya da daha az veya başka sözcükler deneyin.',
  loading: 'Aranıyor…',
  failed: 'Arama şu anda çalışmıyor.',
  again: 'Yeniden dene',
  more: 'Daha fazla sonuç',
  section: 'Bölüm',
  kind: 'Tür',
  clear: 'Filtreleri temizle',
  page: 'Sayfalar',
  product: 'Ürünler',
  article: 'Yazılar',
  event: 'Etkinlikler',
};
