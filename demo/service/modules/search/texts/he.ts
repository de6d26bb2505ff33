import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'חיפוש',
  searchFound: '{count, plural, one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}} עבור ”{query}“',
  searchNothing: 'לא נמצא דבר עבור ”{query}“',
  searchMore: 'תוצאות נוספות',
};
