import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Wpisy',
  more: 'Wczytaj więcej',
  loading: 'Wczytywanie',
  failed: 'Nie udało się wczytać najnowszych wpisów.',
  again: 'Spróbuj ponownie',
  previous: 'Poprzednie',
  next: 'Następne',
  shown: '{count, plural, one {Pokazano # wpis} few {Pokazano # wpisy} many {Pokazano # wpisów} other {Pokazano # wpisu}}',
  post: 'Do wpisu',
  by: 'Autor: {author}',
  newWindow: '(otwiera się w nowym oknie)',
};
