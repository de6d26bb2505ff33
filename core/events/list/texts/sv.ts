import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Vilka evenemang',
  upcoming: 'Kommande',
  past: 'Tidigare',
  none: 'Inga kommande evenemang.',
  nonePast: 'Inga tidigare evenemang.',
  more: 'Visa fler',
  shown: '{count, plural, one {# evenemang visas} other {# evenemang visas}}',
};
