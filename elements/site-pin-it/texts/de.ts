import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Merken',
  label: 'Merken auf Pinterest: {picture} (öffnet ein neues Fenster)',
  labelOfNone: 'Merken auf Pinterest (öffnet ein neues Fenster)',
  group: 'Bilder auf Pinterest merken',
};
