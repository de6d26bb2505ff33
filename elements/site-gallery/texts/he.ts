import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'גלריה',
  slides: 'שקופיות',
  previous: 'השקופית הקודמת',
  next: 'השקופית הבאה',
  autoplay: 'הפעלה אוטומטית',
  backgroundVideos: 'הפעלת סרטוני הרקע',
  counter: '{index} / {count}',
  position: 'שקופית {index} מתוך {count}',
  namedPosition: 'שקופית {index} מתוך {count}: {name}',
  thumbnails: 'בחירת שקופית',
  indicators: 'בחירת שקופית',
  filter: 'סינון',
  all: 'הכול',
  more: 'הצגת עוד',
  shown: 'מוצגות {shown} מתוך {count}',
};
