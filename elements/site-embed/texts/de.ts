import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Dies kommt von {name}; dort können Cookies gespeichert werden, und man sieht, dass Sie hier sind.',
  once: 'Einmal anzeigen',
  always: 'Immer anzeigen',
  hide: '{name} wieder ausblenden',
  elsewhere: 'Bei {name} öffnen',
};
