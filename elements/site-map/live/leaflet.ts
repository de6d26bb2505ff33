// The parts of Leaflet a map with tiles, a marker and a popup needs, from its own modules: two thirds of the package,
// and no global `L` that would take the place of the page's own.
import { clearEmptyMarkup } from './without-markup.js'; // stays first
import { stopPropagation } from 'leaflet/src/dom/DomEvent.js';
import { setPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
import { Map } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Popup } from 'leaflet/src/layer/Popup.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';

clearEmptyMarkup();

export { DivIcon, Map, Marker, Popup, setPosition, setTransform, stopPropagation, TileLayer };
