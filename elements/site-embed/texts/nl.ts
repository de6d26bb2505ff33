import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Dit komt van {name}; daar kunnen cookies worden opgeslagen en kan men zien dat u hier bent.',
  once: 'Eén keer tonen',
  always: 'Altijd tonen',
  hide: '{name} weer verbergen',
  elsewhere: 'Openen bij {name}',
};
