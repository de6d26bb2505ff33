import type { MapHost } from '../map.controller.js';
import type { MarkerNodes } from '../map.state.js';
import type { Place } from '../place.js';
import { DivIcon, Marker, Popup, type Map } from './leaflet.js';

/** Source: media-layout §3. */
const pinSize = { width: 48, height: 64 } as const;
/** Where the point of the drawn pin is, below the middle of its shade. */
const pointAt = { x: 24, y: 60 };

/** The marker with its popup. */
export interface PlaceMarker {
  /** The view draws pin and popup into them. */
  readonly nodes: MarkerNodes;
  close(): void;
  apply(place: Place): void;
}

/**
 * Puts the marker on the map. Its click, or Enter or Space, opens the popup and takes the focus there. The
 * specification (media-layout §4) lets a click leave for the maps page at once; a new tab without a word is no kindness
 * on a pin that looks like a detail of the map, so the popup offers the link and a second click on the pin follows it.
 */
export function placeMarker(map: Map, host: MapHost, signal: AbortSignal): PlaceMarker {
  const drawing = document.createElement('span');
  drawing.className = 'pin';
  const icon = new DivIcon({
    html: drawing,
    className: 'marker',
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pointAt.x, pointAt.y],
    popupAnchor: [0, -pointAt.y],
  });
  const { center } = map.options;
  const marker = new Marker(center!, { icon, draggable: host.values.markerDraggable, autoPanOnFocus: true }).addTo(map);
  const button = marker.getElement()!;

  const content = document.createElement('div');
  const size = { minWidth: 180, maxWidth: 260 };
  const popup = new Popup({ ...size, closeButton: false, offset: [0, 0], autoPanPadding: [16, 16] }, marker);
  popup.setContent(content);

  const close = () => {
    const hadFocus = content.contains((content.getRootNode() as ShadowRoot).activeElement);
    popup.close();
    if (hadFocus) button.focus({ preventScroll: true });
  };
  const activate = () => {
    if (!popup.isOpen()) {
      popup.setLatLng(marker.getLatLng()).openOn(map);
      content.querySelector<HTMLElement>('.popup')!.focus({ preventScroll: true });
    } else if (host.values.linkOnClick) content.querySelector<HTMLElement>('.open')!.click();
    else close();
  };
  marker.on('click', activate);
  button.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    activate();
  }, { signal });
  map.getContainer().addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !popup.isOpen()) return;
    event.stopPropagation(); // closed the topmost thing: an overlay around the map stays
    close();
  }, { signal });
  map.on('popupopen', () => button.setAttribute('aria-expanded', 'true'));
  map.on('popupclose', () => button.setAttribute('aria-expanded', 'false')); // told before the popup says it is closed
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLatLng();
    host.emit('site-map-marker-move', { lat, lng });
  });

  return {
    nodes: { pin: drawing, popup: content },
    close,
    apply(place) {
      const { values } = host;
      marker.setLatLng([...place.marker]);
      if (values.markerDraggable) marker.dragging!.enable();
      else marker.dragging!.disable();
      const name = place.title || host.text('marker');
      button.setAttribute('aria-label', name);
      button.setAttribute('aria-haspopup', 'dialog');
      button.setAttribute('aria-expanded', String(popup.isOpen()));
      host.redraw();
      queueMicrotask(() => popup.update()); // its content is drawn then
    },
  };
}
