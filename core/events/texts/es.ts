import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Añadir al calendario',
  file: 'Archivo de calendario (.ics)',
  newTab: 'se abre en una pestaña nueva',
  tickets: 'Entradas',
  soldOut: 'Agotado',
  cancelled: 'Cancelado',
  postponed: 'Aplazado',
  yourTime: 'Su hora: {time}',
  failed: 'No se pudieron cargar los eventos.',
  retry: 'Reintentar',
};
