import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Date del tour',
};
