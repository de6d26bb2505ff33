import type {
  DivIcon as LeafletDivIcon, Map as LeafletMap, Marker as LeafletMarker, Point, Popup as LeafletPopup, TileLayer as LeafletTileLayer,
} from 'leaflet';
import { withoutMarkupTest } from './without-markup.js';

// The parts of Leaflet that a map with tiles, markers and a popup needs, from its own modules: two thirds of the package,
// and no global `L` that would replace the page's own. Leaflet is an optional peer dependency: all of it is loaded by
// `loadLeaflet`, and nothing here may be used before.

export type Map = LeafletMap;
export type Marker = LeafletMarker;
export type TileLayer = LeafletTileLayer;
export let DivIcon: typeof LeafletDivIcon;
export let Map: typeof LeafletMap;
export let Marker: typeof LeafletMarker;
export let Popup: typeof LeafletPopup;
export let TileLayer: typeof LeafletTileLayer;
export let setPosition: (element: HTMLElement, point: Point) => void;
export let setTransform: (element: HTMLElement, offset: Point, scale: number) => void;
export let stopPropagation: (event: Event) => void;

/** Loads Leaflet, once for the page. Rejects without a network, or where the package is not installed. */
export const loadLeaflet = (): Promise<void> => withoutMarkupTest(async () => {
  const [map, icon, marker, popup, tiles, position, events] = await Promise.all([
    import('leaflet/src/map/Map.js'),
    import('leaflet/src/layer/marker/DivIcon.js'),
    import('leaflet/src/layer/marker/Marker.js'),
    import('leaflet/src/layer/Popup.js'),
    import('leaflet/src/layer/tile/TileLayer.js'),
    import('leaflet/src/dom/DomUtil.js'),
    import('leaflet/src/dom/DomEvent.js'),
    import('leaflet/src/map/handler/Map.DoubleClickZoom.js'),
    import('leaflet/src/map/handler/Map.Drag.js'),
    import('leaflet/src/map/handler/Map.Keyboard.js'),
    import('leaflet/src/map/handler/Map.ScrollWheelZoom.js'),
    import('leaflet/src/map/handler/Map.TouchZoom.js'),
  ]);
  ({ Map } = map);
  ({ DivIcon } = icon);
  ({ Marker } = marker);
  ({ Popup } = popup);
  ({ TileLayer } = tiles);
  ({ setPosition, setTransform } = position);
  ({ stopPropagation } = events);
});
