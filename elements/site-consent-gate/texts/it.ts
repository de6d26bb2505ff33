import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Questo contenuto viene da {name}, che può salvare cookie e vedere che Lei è qui.',
  here: 'un altro sito',
  once: 'Mostra una volta',
  always: 'Mostra sempre',
  hide: 'Nascondi di nuovo {name}',
};
