import type { MapStyle } from './map-style.js';

export const minimalDark: MapStyle = {
  name: 'minimal-dark',
  number: 5,
  ground: '#202020',
  filter: 'grayscale(1) invert(1) contrast(0.8) brightness(0.85)',
  isDark: true,
};
