import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Laddar …',
  failed: 'Den här delen av sidan kunde inte laddas.',
  again: 'Försök igen',
};
