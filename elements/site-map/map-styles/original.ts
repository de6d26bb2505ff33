import type { MapStyle } from './map-style.js';

export const original: MapStyle = { name: 'original', number: 1, ground: '#e9e5dc', filter: 'none', isDark: false };
