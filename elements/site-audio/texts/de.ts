import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Audioplayer',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Nächster Titel',
  previous: 'Vorheriger Titel',
  back: '{seconds, plural, one {# Sekunde} other {# Sekunden}} zurück',
  forward: '{seconds, plural, one {# Sekunde} other {# Sekunden}} vor',
  mute: 'Stummschalten',
  volume: 'Lautstärke',
  download: 'Herunterladen',
  position: 'Stelle',
  timeOf: '{time} von {duration}',
  speed: 'Geschwindigkeit',
  transcript: 'Abschrift',
  failed: 'Diese Aufnahme konnte nicht abgespielt werden.',
};
