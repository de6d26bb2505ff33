import type { MapValues } from '../map-host.js';
import type { Place, Point } from './place.js';

/** What a map shows of which nothing at all is said. spec: media-layout §3, map location */
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

/**
 * The place of some settings and the page's own address, which fills in what the settings leave out. Half a position is
 * none, and an address without one is never shown anywhere else: only a map of nothing shows the default view, without a pin.
 * A position that cannot be read is not guessed: the map has no pin and no links, and its address is text.
 */
export function resolvePlace(
  values: MapValues,
  { contentLines = [], title: tooltip = '', found = null, hasMarkers = false, hasUnreadableMarkers = false }: PlaceFacts = {},
): Place {
  const { lat, lng, zoom } = values;
  const own = [values.addressLine1, values.addressLine2, values.addressCountry].filter(Boolean);
  const title = values.addressTitle || tooltip || contentLines[0] || '';
  const lines = own.length ? own : contentLines.filter(line => line !== title);
  const given = pair(lat, lng);
  const ownMarker = pair(values.markerLat ?? lat, values.markerLng ?? lng);
  const isMarkerSaid = values.markerLat !== null || values.markerLng !== null;
  const isUnreadable = [lat, lng, values.markerLat, values.markerLng].some(Number.isNaN);
  if (isUnreadable) return { center: given, isUnreadable, marker: null, zoom, title, lines };
  const isNothingSaid =
    !given && !isMarkerSaid && lat === null && lng === null && !title && !lines.length && !hasMarkers && !hasUnreadableMarkers;
  const marker = hasMarkers && !isMarkerSaid ? null : (ownMarker ?? (hasMarkers ? null : found));
  return { center: given ?? marker ?? (isNothingSaid ? defaultCenter : null), isUnreadable, marker, zoom, title, lines };
}
