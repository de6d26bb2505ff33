import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Yükleniyor…',
  failed: 'Sayfanın bu bölümü yüklenemedi.',
  again: 'Yeniden dene',
};
