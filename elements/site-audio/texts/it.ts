import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Lettore audio',
  play: 'Riproduci',
  pause: 'Pausa',
  next: 'Traccia successiva',
  previous: 'Traccia precedente',
  back: 'Indietro di {seconds, plural, one {# secondo} other {# secondi}}',
  forward: 'Avanti di {seconds, plural, one {# secondo} other {# secondi}}',
  mute: 'Disattiva audio',
  volume: 'Volume',
  download: 'Scarica',
  position: 'Posizione',
  timeOf: '{time} di {duration}',
  speed: 'Velocità',
  transcript: 'Trascrizione',
  failed: 'Impossibile riprodurre questa registrazione.',
};
