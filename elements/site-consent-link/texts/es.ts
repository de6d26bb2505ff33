import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Configuración de cookies',
  label: 'Cookies',
  nowAccepted: 'Actualmente permite las cookies.',
  nowDeclined: 'Actualmente no permite las cookies.',
  unasked: 'Todavía no ha respondido. Hasta entonces no se guarda nada.',
  privacySignal: 'Su navegador envía la señal «Global Privacy Control». Mientras no responda, la entendemos como un no.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  keep: 'Cerrar y mantener su respuesta',
  stillRunning: 'En esta página aún se ejecutan scripts de otros servicios. Vuelva a cargarla para detenerlos. Lo que haya escrito aquí puede perderse.',
  reload: 'Volver a cargar la página',
};
