import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'אילו אירועים',
  upcoming: 'קרובים',
  past: 'שעברו',
  none: 'אין אירועים קרובים.',
  nonePast: 'אין אירועים שעברו.',
  more: 'הצגת עוד',
  shown: '{count, plural, one {אירוע אחד מוצג} two {שני אירועים מוצגים} other {# אירועים מוצגים}}',
};
