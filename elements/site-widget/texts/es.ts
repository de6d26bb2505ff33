import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Cargando…',
  failed: 'No se ha podido cargar esta parte de la página.',
  again: 'Intentar de nuevo',
};
