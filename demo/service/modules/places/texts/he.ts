import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'לא ניתן לחפש כתובות כרגע. נא לכתוב את הכתובת במלואה.',
};
