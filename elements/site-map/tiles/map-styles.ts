/** An appearance of the map. Tiles are images, so it is a CSS filter over them and the color of the ground around them. */
export interface MapStyle {
  readonly name: string;
  /** The number page data uses. Source: page-runtime-platform, map block. */
  readonly number: number;
  /** Color behind the tiles, as the filtered tiles would have it: what a missing tile shows. */
  readonly ground: string;
  readonly filter: string;
  /** Dark styles use the light pin, the others the dark one. Source: media-layout §3. */
  readonly isDark: boolean;
  /** How the style looks on a dark page; a style without this is the same everywhere. */
  readonly onDarkPage?: Pick<MapStyle, 'ground' | 'filter'>;
}

/** All styles by name. Source: media-layout §3. */
export const mapStyles = {
  original: { name: 'original', number: 1, ground: '#e9e5dc', filter: 'none', isDark: false },
  // Belongs to no palette, so it may follow the page: on a dark page it is drawn light on dark.
  grayscale: {
    name: 'grayscale', number: 2, ground: '#e4e4e4', filter: 'grayscale(1)', isDark: false,
    onDarkPage: { ground: '#2c2c2c', filter: 'grayscale(1) invert(1) contrast(0.86) brightness(1.06)' },
  },
  // Imagery is a matter of the tiles: this style shows them as they are, on the color of open water.
  satellite: { name: 'satellite', number: 3, ground: '#1d2f3a', filter: 'none', isDark: false },
  'minimal-light': {
    name: 'minimal-light', number: 4, ground: '#f4f4f4', filter: 'grayscale(1) contrast(0.7) brightness(1.16)', isDark: false,
  },
  'minimal-dark': {
    name: 'minimal-dark', number: 5, ground: '#202020', filter: 'grayscale(1) invert(1) contrast(0.8) brightness(0.85)', isDark: true,
  },
  'minimal-blue': {
    name: 'minimal-blue', number: 6, ground: '#dbe6f0',
    filter: 'grayscale(1) brightness(0.9) sepia(0.55) hue-rotate(172deg) saturate(0.95)', isDark: false,
  },
} as const satisfies Record<string, MapStyle>;

export type MapStyleName = keyof typeof mapStyles;
/** The address of a style that MapLibre draws. */
export type MapStyleAddress = `${string}/${string}` | `${string}.${string}`;

const isName = (style: string): style is MapStyleName => Object.hasOwn(mapStyles, style);
export const isStyleAddress = (style: string): style is MapStyleAddress => !isName(style);

/** The appearance that settings name; a style of an address brings its own. */
export const getMapStyle = (style: string): MapStyle => (isName(style) ? mapStyles[style] : mapStyles.original);

export const getRendering = (style: MapStyle, isDarkPage: boolean): Pick<MapStyle, 'ground' | 'filter' | 'isDark'> =>
  isDarkPage && style.onDarkPage ? { ...style.onDarkPage, isDark: true } : style;
