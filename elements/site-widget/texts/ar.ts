import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل هذا الجزء من الصفحة.',
  again: 'حاول مرة أخرى',
};
