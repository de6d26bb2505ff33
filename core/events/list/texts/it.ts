import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Quali eventi',
  upcoming: 'In programma',
  past: 'Passati',
  none: 'Nessun evento in programma.',
  nonePast: 'Nessun evento passato.',
  more: 'Mostra altri',
  shown: '{count, plural, one {# evento mostrato} other {# eventi mostrati}}',
};
