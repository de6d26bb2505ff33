import type { MapHost } from '../map.controller.js';
import type { MapValues } from '../place.js';
import { TileLayer, type Map } from './leaflet.js';

/** What the places of a tile address are filled with, beside those of Leaflet. */
const placesOf = ({ mapStyle, showLabels, showTerrain, maxZoom }: MapValues) =>
  ({ style: mapStyle, labels: Number(showLabels), terrain: Number(showTerrain), maxZoom });

/** The tiles: asked for anew when their address says something else; a missing one leaves the ground and one notice. */
export function tileLayer(map: Map, host: MapHost, onMissing: () => void): (values: MapValues) => void {
  let layer: TileLayer | undefined;
  let drawn = '';
  return values => {
    const options = placesOf(values);
    const wanted = values.tiles + JSON.stringify(options);
    if (wanted === drawn) return;
    drawn = wanted;
    layer?.remove();
    layer = new TileLayer(values.tiles, options);
    layer.on('tileerror', () => {
      host.warn(`a tile of "${values.tiles}" did not arrive; expected a picture; leaving its place empty.`);
      onMissing();
    });
    layer.addTo(map);
  };
}
