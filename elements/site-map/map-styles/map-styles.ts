import { grayscale } from './grayscale.js';
import type { MapStyle } from './map-style.js';
import { minimalBlue } from './minimal-blue.js';
import { minimalDark } from './minimal-dark.js';
import { minimalLight } from './minimal-light.js';
import { original } from './original.js';
import { satellite } from './satellite.js';

/** All looks by name. Source: media-layout §3. */
export const mapStyles = {
  original,
  grayscale,
  satellite,
  'minimal-light': minimalLight,
  'minimal-dark': minimalDark,
  'minimal-blue': minimalBlue,
} as const satisfies Record<string, MapStyle>;

export type MapStyleName = keyof typeof mapStyles;
