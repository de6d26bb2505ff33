import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Resumen',
  more: 'Cargar más',
  readMore: 'Leer más',
  readMoreOf: 'Leer más: {title}',
  previous: 'Anterior',
  next: 'Siguiente',
  by: 'Por {author}',
  was: 'Precio habitual',
  shown: '{count, plural, one {Se muestra # elemento} other {Se muestran # elementos}}',
  loading: 'Cargando',
  failed: 'No se ha podido cargar.',
  again: 'Intentar de nuevo',
};
