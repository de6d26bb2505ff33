import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Bewaren',
  label: 'Bewaren op Pinterest: {picture} (opent in een nieuw venster)',
  labelOfNone: 'Bewaren op Pinterest (opent in een nieuw venster)',
  group: 'Afbeeldingen bewaren op Pinterest',
};
