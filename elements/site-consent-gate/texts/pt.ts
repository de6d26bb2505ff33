import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Isto vem de {name}, que pode guardar cookies e ver que está aqui.',
  here: 'outro site',
  once: 'Mostrar uma vez',
  always: 'Mostrar sempre',
  hide: 'Ocultar {name} de novo',
};
