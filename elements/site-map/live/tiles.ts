import { writeJson } from '../../../core/registry/write-json.js';
import type { MapHost, MapValues } from '../map-host.js';
import type { TileSource } from '../tiles/tile-source.js';
import { TileLayer, type Map } from './leaflet.js';

/** What the places of a tile address are filled with, beside those of Leaflet. */
const placesOf = ({ mapStyle, showLabels, showTerrain }: MapValues) =>
  ({ style: mapStyle, labels: Number(showLabels), terrain: Number(showTerrain) });

/** How close a map goes: as the settings say, and no closer than its tiles. */
export const getMaxZoom = (values: MapValues, source: TileSource): number => Math.min(values.maxZoom, source.maxZoom ?? values.maxZoom);

/** The tiles: requested again when their address says something else; a missing one leaves the ground and one notice. */
export function tileLayer(map: Map, host: MapHost, onMissing: () => void) {
  let layer: TileLayer | undefined;
  let drawn = '';
  const apply = (values: MapValues, source: TileSource): void => {
    const { template, maxNativeZoom } = source;
    const options = {
      ...placesOf(values), maxZoom: getMaxZoom(values, source), ...maxNativeZoom && { maxNativeZoom },
      // Tile services ask for the site that uses them, whatever the page's own policy; they get its host and no more.
      referrerPolicy: 'strict-origin-when-cross-origin' as const,
    };
    const wanted = template + writeJson(options);
    if (wanted === drawn) return;
    drawn = wanted;
    layer?.remove();
    layer = new TileLayer(template, options);
    layer.on('tileerror', () => {
      host.warn(`a tile of "${template}" could not be loaded; expected a picture; leaving its place empty.`);
      onMissing();
    });
    layer.addTo(map);
  };
  const remove = (): void => {
    layer?.remove();
    layer = undefined;
    drawn = '';
  };
  return { apply, remove };
}
