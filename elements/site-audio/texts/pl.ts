import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Odtwarzacz dźwięku',
  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  next: 'Następny utwór',
  previous: 'Poprzedni utwór',
  back: '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} do tyłu',
  forward: '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} do przodu',
  mute: 'Wycisz',
  volume: 'Głośność',
  download: 'Pobierz',
  position: 'Pozycja',
  timeOf: '{time} z {duration}',
  speed: 'Prędkość',
  transcript: 'Transkrypcja',
  failed: 'Nie udało się odtworzyć tego nagrania.',
};
