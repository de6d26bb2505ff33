import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Nombre',
  what: 'Para qué sirve',
  lasts: 'Duración',
  provider: 'Proveedor',
  thisSite: 'Este sitio',
  otherServices: 'Otros servicios',
  setByService: 'La fija el servicio',
  accepted: 'Actualmente lo permite.',
  declined: 'Actualmente no lo permite.',
  unasked: 'Aún no ha respondido.',
  change: 'Configuración de cookies',
};
