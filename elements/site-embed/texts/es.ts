import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Esto viene de {name}, que puede guardar cookies y ver que usted está aquí.',
  once: 'Mostrar una vez',
  always: 'Mostrar siempre',
  hide: 'Ocultar de nuevo {name}',
  elsewhere: 'Abrir en {name}',
};
