import type { MapStyle } from './map-style.js';

export const minimalBlue: MapStyle = {
  name: 'minimal-blue',
  number: 6,
  ground: '#dbe6f0',
  filter: 'grayscale(1) brightness(0.9) sepia(0.55) hue-rotate(172deg) saturate(0.95)',
  isDark: false,
};
