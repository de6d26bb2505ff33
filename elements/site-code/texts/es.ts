import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'Código',
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'No se pudo copiar',
};
