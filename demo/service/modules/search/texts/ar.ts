import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'بحث',
  searchFound: '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} لـ «{query}»',
  searchNothing: 'لم يُعثر على شيء لـ «{query}»',
  searchMore: 'مزيد من النتائج',
};
