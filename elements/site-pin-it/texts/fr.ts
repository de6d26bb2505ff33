import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Enregistrer',
  label: 'Enregistrer sur Pinterest : {picture} (ouvre une nouvelle fenêtre)',
  labelOfNone: 'Enregistrer sur Pinterest (ouvre une nouvelle fenêtre)',
  group: 'Enregistrer des images sur Pinterest',
};
