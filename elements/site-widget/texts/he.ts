import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'בטעינה…',
  failed: 'לא ניתן היה לטעון את החלק הזה של הדף.',
  again: 'לנסות שוב',
};
