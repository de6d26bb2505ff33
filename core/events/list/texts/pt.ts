import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Quais eventos',
  upcoming: 'Próximos',
  past: 'Passados',
  none: 'Não há próximos eventos.',
  nonePast: 'Não há eventos passados.',
  more: 'Mostrar mais',
  shown: '{count, plural, one {# evento exibido} other {# eventos exibidos}}',
};
