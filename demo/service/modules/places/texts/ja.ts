import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: '現在、住所を検索できません。住所をすべて入力してください。',
};
