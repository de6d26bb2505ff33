import type { MapStyle } from './map-style.js';

export const minimalLight: MapStyle = {
  name: 'minimal-light',
  number: 4,
  ground: '#f4f4f4',
  filter: 'grayscale(1) contrast(0.7) brightness(1.16)',
  isDark: false,
};
