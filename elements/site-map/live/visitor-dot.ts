import type { MapHost } from '../map-host.js';
import type { Point } from '../place/place.js';
import { DivIcon, Marker, type Map } from './leaflet.js';

const dotPx = 22;
/** Close enough to see the streets around. */
const closeZoom = 14;

/** Where the visitor is: a dot, drawn when they ask. */
export function visitorDot(map: Map, host: MapHost) {
  let dot: Marker | undefined;
  return {
    show([lat, lng]: Point, accuracyMeters: number): void {
      if (!dot) {
        const icon = new DivIcon({ className: 'marker visitor', iconSize: [dotPx, dotPx] });
        dot = new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map);
        const element = dot.getElement()!;
        element.setAttribute('role', 'img');
        element.setAttribute('aria-label', host.text('position'));
      }
      dot.setLatLng([lat, lng]);
      // A rough position is shown from further away.
      const zoom = accuracyMeters > 1000 ? Math.min(closeZoom, 11) : Math.max(map.getZoom(), closeZoom);
      map.setView([lat, lng], Math.min(zoom, map.getMaxZoom()));
    },
  };
}
