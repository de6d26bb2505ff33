import type { MapStyle } from './map-style.js';

/** Imagery is a matter of the tiles: this style shows them as they are, on the colour of open water. */
export const satellite: MapStyle = { name: 'satellite', number: 3, ground: '#1d2f3a', filter: 'none', isDark: false };
