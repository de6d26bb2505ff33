import type { MapStyle } from './map-style.js';

/** Belongs to no palette, so it may follow the page: on a dark page it is drawn light on dark. */
export const grayscale: MapStyle = {
  name: 'grayscale',
  number: 2,
  ground: '#e4e4e4',
  filter: 'grayscale(1)',
  isDark: false,
  onDarkPage: { ground: '#2c2c2c', filter: 'grayscale(1) invert(1) contrast(0.86) brightness(1.06)' },
};
