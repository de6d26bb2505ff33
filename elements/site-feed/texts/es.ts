import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Publicaciones',
  more: 'Cargar más',
  loading: 'Cargando',
  failed: 'No se han podido cargar las últimas publicaciones.',
  again: 'Intentar de nuevo',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: '{count, plural, one {Se muestra # publicación} other {Se muestran # publicaciones}}',
  post: 'Ver la publicación',
  by: 'Por {author}',
  newWindow: '(se abre en una ventana nueva)',
};
