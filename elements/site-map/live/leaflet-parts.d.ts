// Leaflet's own modules carry no types of their own: they are those of the package.
declare module 'leaflet/src/map/Map.js' { export { Map } from 'leaflet'; }
declare module 'leaflet/src/layer/tile/TileLayer.js' { export { TileLayer } from 'leaflet'; }
declare module 'leaflet/src/layer/marker/Marker.js' { export { Marker } from 'leaflet'; }
declare module 'leaflet/src/layer/marker/DivIcon.js' { export { DivIcon } from 'leaflet'; }
declare module 'leaflet/src/layer/Popup.js' { export { Popup } from 'leaflet'; }
declare module 'leaflet/src/dom/DomUtil.js' {
  import type { Point } from 'leaflet';
  export function setPosition(element: HTMLElement, point: Point): void;
  export function setTransform(element: HTMLElement, offset: Point, scale: number): void;
}
declare module 'leaflet/src/map/handler/*';
declare module 'leaflet/src/dom/DomEvent.js' { export function stopPropagation(event: Event): void; }
