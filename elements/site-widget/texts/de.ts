import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Wird geladen …',
  failed: 'Dieser Teil der Seite konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
};
