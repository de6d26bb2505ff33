import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'لا يمكن البحث عن العناوين الآن. يُرجى كتابة عنوانك كاملًا.',
};
