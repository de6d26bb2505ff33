import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'לא ניתן לחפש כתובות כרגע. נא לכתוב את הכתובת במלואה.',
};
