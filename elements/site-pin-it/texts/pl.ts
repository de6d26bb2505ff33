import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Zapisz',
  label: 'Zapisz na Pintereście: {picture} (otwiera się w nowym oknie)',
  labelOfNone: 'Zapisz na Pintereście (otwiera się w nowym oknie)',
  group: 'Zapisywanie obrazów na Pintereście',
};
