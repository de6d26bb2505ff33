import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: '現在、住所を検索できません。住所をすべて入力してください。',
};
