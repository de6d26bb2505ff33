import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'لا يمكن البحث عن العناوين الآن. يُرجى كتابة عنوانك كاملًا.',
};
