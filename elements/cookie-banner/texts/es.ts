import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookies',
  text: 'Al usar este sitio web, acepta que utilicemos cookies. Las usamos para que el sitio funcione bien y su visita sea agradable.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  keep: 'Cerrar y mantener su respuesta',
  nowAccepted: 'Actualmente permite las cookies.',
  nowDeclined: 'Actualmente no permite las cookies.',
  privacySignal: 'Su navegador envía la señal «Global Privacy Control». Mientras no responda, la entendemos como un no.',
  stillRunning: 'En esta página aún se ejecutan scripts de otros servicios. Vuelva a cargarla para detenerlos. Lo que haya escrito aquí puede perderse.',
  reload: 'Volver a cargar la página',
};
