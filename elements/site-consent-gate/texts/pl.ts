import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'To pochodzi z {name}; ten serwis może zapisywać pliki cookie i widzieć, że tu jesteś.',
  here: 'innej witryny',
  once: 'Pokaż raz',
  always: 'Zawsze pokazuj',
  hide: 'Ukryj ponownie: {name}',
};
