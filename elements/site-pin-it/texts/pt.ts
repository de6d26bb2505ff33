import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Salvar',
  label: 'Salvar no Pinterest: {picture} (abre em uma nova janela)',
  labelOfNone: 'Salvar no Pinterest (abre em uma nova janela)',
  group: 'Salvar imagens no Pinterest',
};
