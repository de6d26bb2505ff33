import type { MapValues } from '../map-host.js';
import type { Place, Point } from './place.js';

/** What a map shows without any setting. spec: media-layout §3, map location */
export const defaultCenter: Point = [40.720882, -74.000988];

/** What is known of a place beside the settings. */
export interface PlaceFacts {
  /** The text of the page's own address, line by line. */
  readonly contentLines?: readonly string[];
  /** The element's `title`. */
  readonly title?: string;
  /** Where the site's geocoder has found the address. */
  readonly found?: Point | null;
  /** There are markers, or shapes: they say where the map is. */
  readonly hasMarkers?: boolean;
  /** There are markers whose positions cannot be read. */
  readonly hasUnreadableMarkers?: boolean;
}

const pair = (lat: number | null, lng: number | null): Point | null =>
  (lat === null || lng === null || Number.isNaN(lat + lng) ? null : [lat, lng]);

/** The title and the lines of an address: what the settings leave out is that of the element's content. */
function readAddress(values: MapValues, contentLines: readonly string[], tooltip: string): Pick<Place, 'title' | 'lines'> {
  const own = [values.addressLine1, values.addressLine2, values.addressCountry].filter(Boolean);
  const title = values.addressTitle || tooltip || contentLines[0] || '';
  return { title, lines: own.length ? own : contentLines.filter(line => line !== title) };
}

/** The position of the settings: of the map, of the marker, and whether any part of it is set or cannot be read. */
function readPosition({ lat, lng, markerLat, markerLng }: MapValues) {
  return {
    given: pair(lat, lng),
    ownMarker: pair(markerLat ?? lat, markerLng ?? lng),
    isMarkerSet: markerLat !== null || markerLng !== null,
    isAnySet: [lat, lng, markerLat, markerLng].some(part => part !== null),
    isUnreadable: [lat, lng, markerLat, markerLng].some(Number.isNaN),
  };
}

/**
 * The place by the settings and the page's own address, which fills in what the settings leave out. Half a position does
 * not count, and an address without a position is never shown at another place. Only a map of nothing shows the default view, without a pin.
 * A position that cannot be read is not guessed: the map has no pin and no links, and its address is text.
 */
export function resolvePlace(
  values: MapValues,
  { contentLines = [], title: tooltip = '', found = null, hasMarkers = false, hasUnreadableMarkers = false }: PlaceFacts = {},
): Place {
  const { zoom } = values;
  const { title, lines } = readAddress(values, contentLines, tooltip);
  const { given, ownMarker, isMarkerSet, isAnySet, isUnreadable } = readPosition(values);
  if (isUnreadable) return { center: given, isUnreadable, marker: null, zoom, title, lines };
  const isNothingSet = !isAnySet && !title && !lines.length && !hasMarkers && !hasUnreadableMarkers;
  const marker = hasMarkers && !isMarkerSet ? null : (ownMarker ?? (hasMarkers ? null : found));
  return { center: given ?? marker ?? (isNothingSet ? defaultCenter : null), isUnreadable, marker, zoom, title, lines };
}
