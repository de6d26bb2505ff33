import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import { isStyleAddress, type MapStyleAddress, type MapStyleName } from './map-styles.js';

/** A style's own tiles, as a site gives them: pictures, or a style that MapLibre draws, or both. */
export interface StyleTiles {
  readonly tiles?: string;
  /** Address of a MapLibre style. Where it cannot be drawn, `tiles` are shown. */
  readonly style?: string;
  readonly attribution?: string;
  readonly maxZoom?: number;
  /** Whether these tiles are dark, and so have the light pin. */
  readonly isDark?: boolean;
}

export type TileStyles = Partial<Record<MapStyleName, StyleTiles>>;

/** Tiles, and what has to be said with them. */
export interface TileSet {
  readonly template: string;
  /** Address of a style that MapLibre draws instead of tiles. */
  readonly style?: string;
  /** Text and links, as a line of HTML. */
  readonly attribution: string;
  readonly maxZoom?: number;
  /** The closest level there are tiles of: closer ones are these, enlarged. */
  readonly maxNativeZoom?: number;
  /** A style's own tiles: shown as they are, without the filter that makes a style of others. */
  readonly isOfStyle?: boolean;
  readonly isDark?: boolean;
}

const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Tiles that need no key and no account, each under the terms its attribution links to. */
export const keylessTiles = {
  streets: {
    template: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: `${openStreetMap} · <a href="https://operations.osmfoundation.org/policies/tiles/">Tile usage policy</a>`,
    maxZoom: 19,
  },
  imagery: {
    // The edition of 2016: the newer ones are not for commercial use.
    template: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
    attribution: '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by <a href="https://eox.at">EOX</a>,'
      + ' <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>'
      + ' (contains modified Copernicus Sentinel data 2016 &amp; 2017)',
    maxZoom: 17, maxNativeZoom: 14, isOfStyle: true,
  },
  terrain: {
    template: 'https://{s}.tile.opentopomap.org/{z}/{x}/{y}.png',
    attribution: `${openStreetMap}, SRTM · <a href="https://opentopomap.org/about">OpenTopoMap</a>,`
      + ' <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA</a>',
    maxZoom: 17,
  },
} as const satisfies Record<string, TileSet>;

interface Wish {
  readonly tiles: string;
  readonly attribution: string;
  readonly mapStyle: MapStyleName | MapStyleAddress;
  readonly styles: TileStyles;
  readonly showTerrain: boolean;
}

/** The MapLibre style that settings ask for; null where they ask for tiles. */
export function getVectorStyle({ mapStyle, styles }: Pick<Wish, 'mapStyle' | 'styles'>): string | null {
  if (isStyleAddress(mapStyle)) return mapStyle;
  const own = Object.hasOwn(Object(styles), mapStyle) ? styles[mapStyle] : undefined;
  return typeof own?.style === 'string' ? own.style : null;
}

/**
 * The tiles that settings ask for; null: none at all, the author wants no map. Where no style of MapLibre can be drawn
 * (`drawsVectors` is false), tiles that the author has named are in, never those of another host.
 */
export function getTileSet(wish: Wish, drawsVectors = true): TileSet | null {
  const { tiles, attribution, mapStyle, styles, showTerrain } = wish;
  const own = Object.hasOwn(Object(styles), mapStyle) ? styles[mapStyle as MapStyleName] : undefined;
  const style = getVectorStyle(wish);
  const { maxZoom, isDark = false } = own ?? {};
  const record = { attribution: own?.attribution ?? attribution, isOfStyle: true, isDark, ...typeof maxZoom === 'number' && { maxZoom } };
  if (style !== null && drawsVectors) return { ...record, template: '', style };
  if (typeof own?.tiles === 'string') return { ...record, template: own.tiles };
  const wanted = tiles.trim();
  if (wanted === 'none' || (style !== null && !wanted)) return null;
  if (wanted) return { template: wanted, attribution };
  const set: TileSet = mapStyle === 'satellite' ? keylessTiles.imagery : showTerrain ? keylessTiles.terrain : keylessTiles.streets;
  return { ...set, attribution: [attribution, set.attribution].filter(Boolean).join(' · ') };
}

/** Where tiles come from. */
export interface TileSource extends TileSet {
  /** The host a visitor's browser would speak to. */
  readonly host: string;
  /** Tiles of the page's own host reveal nothing new about the visitor. */
  readonly isOwn: boolean;
}

/** Reads an address of tiles, such as `/tiles/{z}/{x}/{y}.png`, or of a style; null if it is not an http address. */
export function tileSource(set: TileSet | null, page: string): TileSource | null {
  const template = set?.style ?? set?.template ?? '';
  // Places are no part of a host name: `{s}` may be there.
  const sample = safeUrl(template.replaceAll('{s}', 'a').replace(/\{\w+\}/g, '0'));
  if (sample === null || !canParseUrl(sample, page)) return null;
  const url = new URL(sample, page);
  if (!set || !template.trim() || !/^https?:$/.test(url.protocol)) return null;
  const host = template.includes('{s}.') ? url.host.replace(/^a\./, '') : url.host;
  return { ...set, ...set.style !== undefined && { style: url.href }, host, isOwn: url.host === new URL(page).host };
}
