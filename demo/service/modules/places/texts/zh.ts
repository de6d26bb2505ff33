import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: '目前无法查找地址，请完整填写您的地址。',
};
