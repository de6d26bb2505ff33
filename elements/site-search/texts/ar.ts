import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'نتائج البحث',
  suggestions: 'اقتراحات',
  suggested: '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  all: 'كل نتائج «{query}»',
  found: '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} لـ «{query}»',
  shown: 'تُعرض {shown} من {count} من النتائج',
  none: 'لم يُعثر على شيء لـ «{query}»',
  hint: 'تحقّق من الإملاء، أو جرّب كلمات أقل أو كلمات أخرى.',
  loading: 'جارٍ البحث…',
  failed: 'البحث لا يعمل في الوقت الحالي.',
  again: 'حاول مرة أخرى',
  more: 'مزيد من النتائج',
  section: 'القسم',
  kind: 'النوع',
  clear: 'مسح عوامل التصفية',
  page: 'الصفحات',
  product: 'المنتجات',
  article: 'المقالات',
  event: 'الفعاليات',
};
