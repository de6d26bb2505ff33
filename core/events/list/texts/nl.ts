import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Welke evenementen',
  upcoming: 'Komende',
  past: 'Afgelopen',
  none: 'Er zijn geen komende evenementen.',
  nonePast: 'Er zijn geen afgelopen evenementen.',
  more: 'Meer tonen',
  shown: '{count, plural, one {# evenement} other {# evenementen}} getoond',
};
