// Leaflet's own modules carry no types of their own: they are those of the package.
declare module 'leaflet/src/map/Map.js' { export { Map } from 'leaflet'; }
declare module 'leaflet/src/layer/tile/TileLayer.js' { export { TileLayer } from 'leaflet'; }
declare module 'leaflet/src/layer/marker/Marker.js' { export { Marker } from 'leaflet'; }
declare module 'leaflet/src/layer/marker/DivIcon.js' { export { DivIcon } from 'leaflet'; }
declare module 'leaflet/src/layer/Popup.js' { export { Popup } from 'leaflet'; }
