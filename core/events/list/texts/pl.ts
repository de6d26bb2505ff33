import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Które wydarzenia',
  upcoming: 'Nadchodzące',
  past: 'Minione',
  none: 'Brak nadchodzących wydarzeń.',
  nonePast: 'Brak minionych wydarzeń.',
  more: 'Pokaż więcej',
  shown: '{count, plural, one {Pokazano # wydarzenie} few {Pokazano # wydarzenia} many {Pokazano # wydarzeń} other {Pokazano # wydarzenia}}',
};
