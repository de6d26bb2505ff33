import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Det här kommer från {name}, som kan spara cookies och se att du är här.',
  once: 'Visa en gång',
  always: 'Visa alltid',
  hide: 'Dölj {name} igen',
  elsewhere: 'Öppna hos {name}',
};
