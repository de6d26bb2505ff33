import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Qué eventos',
  upcoming: 'Próximos',
  past: 'Pasados',
  none: 'No hay próximos eventos.',
  nonePast: 'No hay eventos pasados.',
  more: 'Mostrar más',
  shown: '{count, plural, one {# evento mostrado} other {# eventos mostrados}}',
};
