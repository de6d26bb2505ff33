import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  placesAway: 'Şu anda adres aranamıyor. Lütfen adresinizi eksiksiz yazın.',
};
