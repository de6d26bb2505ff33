import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Lettore audio',
  play: 'Riproduci',
  pause: 'Pausa',
  next: 'Traccia successiva',
  previous: 'Traccia precedente',
  position: 'Posizione',
  timeOf: '{time} di {duration}',
  speed: 'Velocità',
  transcript: 'Trascrizione',
  failed: 'Impossibile riprodurre questa registrazione.',
};
