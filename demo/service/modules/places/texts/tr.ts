import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  placesAway: 'Şu anda adres aranamıyor. Lütfen adresinizi eksiksiz yazın.',
};
