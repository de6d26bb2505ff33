/** A look of the map. Tiles are pictures, so a look is a CSS filter over them and the ground around them. */
export interface MapStyle {
  readonly name: string;
  /** The number page data uses. Source: page-runtime-platform, map block. */
  readonly number: number;
  /** Colour behind the tiles, as the filtered tiles would have it: what a missing tile shows. */
  readonly ground: string;
  readonly filter: string;
  /** Dark styles use the light pin, the others the dark one. Source: media-layout §3. */
  readonly isDark: boolean;
  /** How the style looks on a dark page; a style without this keeps its name's promise everywhere. */
  readonly onDarkPage?: Pick<MapStyle, 'ground' | 'filter'>;
}

export type Rendering = Pick<MapStyle, 'ground' | 'filter' | 'isDark'>;

export const renderingOf = (style: MapStyle, isDarkPage: boolean): Rendering =>
  isDarkPage && style.onDarkPage ? { ...style.onDarkPage, isDark: true } : style;
