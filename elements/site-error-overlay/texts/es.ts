import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: '¡Algo ha salido mal!',
  network: 'No hay conexión. Inténtelo de nuevo.',
  internal: 'Error interno del servidor. Inténtelo de nuevo más tarde.',
  networkHint: 'Compruebe su conexión.',
  reload: 'Volver a cargar la página',
  clear: 'Cerrar',
  errorKey: 'Clave del error: {key}',
};
