import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Spara',
  label: 'Spara på Pinterest: {picture} (öppnas i ett nytt fönster)',
  labelOfNone: 'Spara på Pinterest (öppnas i ett nytt fönster)',
  group: 'Spara bilder på Pinterest',
};
