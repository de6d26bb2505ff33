import type { Values } from '../../core/settings/table.js';
import type { mapSettings } from './map.settings.js';

export type MapValues = Values<typeof mapSettings.settings>;
export type Point = readonly [lat: number, lng: number];

/** Where the map looks and what is there. */
export interface Place {
  readonly center: Point;
  readonly marker: Point;
  readonly zoom: number;
  /** Name of the place; empty when nobody says one. */
  readonly title: string;
  /** The address below the name, line by line. */
  readonly lines: readonly string[];
}

/** The place of some settings and the page's own address, which fills in what the settings leave out. */
export function placeOf(values: MapValues, light: readonly string[] = [], tooltip = ''): Place {
  const { lat, lng, markerLat, markerLng, zoom } = values;
  const own = [values.addressLine1, values.addressLine2, values.addressCountry].filter(Boolean);
  const said = values.addressTitle || tooltip;
  const title = said || light[0] || '';
  const lines = own.length ? own : light.filter(line => line !== title);
  return { center: [lat, lng], marker: [markerLat ?? lat, markerLng ?? lng], zoom, title, lines };
}
