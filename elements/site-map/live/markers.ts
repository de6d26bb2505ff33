import { pageDocument } from '../../../core/platform/page-document.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { MapHost } from '../map-host.js';
import type { MapSnapshot, MapState } from '../map.state.js';
import type { MapMarker, Place, Point } from '../place/place.js';
import { clusterPoints, maxSingleMarkers } from './cluster.js';
import { DivIcon, Marker, Popup, stopPropagation, type Map as LeafletMap } from './leaflet.js';
import { isComposing } from '../../../core/platform/is-composing.js';

/** Source: media-layout §3. */
const pinSize = { width: 48, height: 64 } as const;
/** Where the point of the drawn pin is, below the middle of its shade. */
const pointAt = { x: 24, y: 60 };
const clusterPx = 44;

/** The markers with their popup. */
export interface Markers {
  close(): void;
  open(marker: MapMarker): void;
  apply(place: Place, others: readonly MapMarker[]): void;
}

interface Parts {
  readonly map: LeafletMap;
  readonly host: MapHost;
  readonly signal: AbortSignal;
  readonly show: MapState['show'];
}

interface Drawn { readonly marker: Marker; readonly pin: HTMLElement | null; readonly of: MapMarker | null }

const latLng = ([lat, lng]: Point): [number, number] => [lat, lng];

/**
 * Puts the markers on the map. A click on one, or Enter or Space, opens its popup and takes the focus there. The
 * specification (media-layout §4) lets a click leave for the maps page immediately; a new tab without a warning is surprising
 * on a pin that looks like a detail of the map, so the popup offers the link and a second click on the pin follows it.
 * Many markers are grouped; a click on a group goes closer.
 */
export function placeMarkers({ map, host, signal, show }: Parts): Markers {
  const drawn = new Map<string, Drawn>();
  let place: Place;
  let others: readonly MapMarker[] = [];
  let open: Drawn | null = null;

  const content = pageDocument.createElement('div');
  const popup = new Popup({ minWidth: 180, maxWidth: 260, closeButton: false, offset: [0, -pointAt.y], autoPanPadding: [16, 16] });
  popup.setContent(content);

  const showNodes = () => {
    const pins = [...drawn.values()].flatMap(({ pin }) => pin ?? []);
    show({ marker: { pins, popup: content } } satisfies Partial<MapSnapshot>);
  };
  const elementOf = ({ marker }: Drawn) => marker.getElement();

  const close = () => {
    const opener = open && elementOf(open);
    const hadFocus = content.contains((content.getRootNode() as ShadowRoot).activeElement);
    popup.close();
    if (hadFocus) opener?.focus({ preventScroll: true });
  };
  const openPopup = (entry: Drawn) => {
    if (open && open !== entry) popup.close();
    open = entry;
    show({ opened: entry.of });
    host.redraw();
    popup.setLatLng(entry.marker.getLatLng()).openOn(map);
    queueMicrotask(() => { // its content is drawn then
      if (signal.aborted || open !== entry) return;
      popup.update();
      content.querySelector<HTMLElement>('.popup')?.focus({ preventScroll: true });
    });
  };
  const activate = (entry: Drawn) => {
    if (!popup.isOpen() || open !== entry) return openPopup(entry);
    const link = host.values.linkOnClick && content.querySelector<HTMLElement>('.open');
    if (link) link.click();
    else close();
  };

  map.getContainer().addEventListener('keydown', event => {
    if (event.key !== 'Escape' || isComposing(event) || !popup.isOpen()) return;
    event.stopPropagation(); // closed the topmost thing: an overlay around the map stays
    close();
  }, { signal });
  const expand = (isOpen: boolean) => {
    for (const entry of drawn.values()) if (entry.pin) elementOf(entry)?.setAttribute('aria-expanded', String(isOpen && entry === open));
  };
  map.on('popupopen', () => expand(true));
  map.on('popupclose', () => expand(false));

  const listen = (entry: Drawn, act: () => void) => {
    entry.marker.on('click', act);
    entry.marker.on('preclick', event => stopPropagation(event as unknown as Event)); // the map would close the popup first
    elementOf(entry)!.addEventListener('keydown', event => {
      if (isComposing(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      act();
    }, { signal });
  };

  const addPin = (key: string, at: Point, of: MapMarker | null) => {
    const pin = pageDocument.createElement('span');
    pin.className = 'pin';
    const icon = new DivIcon({ html: pin, className: 'marker', iconSize: [pinSize.width, pinSize.height], iconAnchor: [pointAt.x, pointAt.y] });
    const marker = new Marker(latLng(at), { icon, draggable: !of && host.values.markerDraggable, autoPanOnFocus: true }).addTo(map);
    const entry: Drawn = { marker, pin, of };
    drawn.set(key, entry);
    const button = elementOf(entry)!;
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-expanded', 'false');
    listen(entry, () => activate(entry));
    if (!of) {
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLatLng();
        host.emit('site-map-marker-move', { lat, lng });
      });
    }
    return entry;
  };

  const addCluster = (key: string, at: Point, members: readonly MapMarker[]) => {
    const disc = pageDocument.createElement('span');
    disc.className = 'cluster-count';
    disc.textContent = String(members.length);
    const icon = new DivIcon({ html: disc, className: 'marker cluster', iconSize: [clusterPx, clusterPx] });
    const entry: Drawn = { marker: new Marker(latLng(at), { icon, autoPanOnFocus: true }).addTo(map), pin: null, of: null };
    drawn.set(key, entry);
    elementOf(entry)!.setAttribute('aria-label', host.text('markers', { count: members.length }));
    listen(entry, () => {
      const hadFocus = (map.getContainer().getRootNode() as ShadowRoot).activeElement === elementOf(entry);
      map.fitBounds(members.map(member => latLng(member.at)), { padding: [60, 60], animate: false });
      if (hadFocus) map.getContainer().focus({ preventScroll: true }); // its group was split
    });
  };

  /** Draws what is to be seen at this zoom level, and keeps what was drawn already. */
  const draw = () => {
    const wanted = new Map<string, () => void>();
    if (place.marker) wanted.set('place', () => addPin('place', place.marker!, null));
    const zoom = map.getZoom();
    const isGrouped = others.length > maxSingleMarkers && zoom < map.getMaxZoom();
    const inView = others.length > maxSingleMarkers ? map.getBounds().pad(0.5) : null;
    const groups = isGrouped
      ? clusterPoints(others.map(({ at }) => at), zoom)
      : others.map(({ at }, index) => ({ at, members: [index] }));
    for (const { at, members } of groups) {
      const [first] = members;
      const marker = others[first!]!;
      if (inView && !inView.contains(latLng(at)) && open?.of !== marker) continue;
      if (members.length === 1) {
        const key = `pin ${first} ${marker.at.join()} ${marker.title}`;
        wanted.set(key, () => addPin(key, at, marker));
      } else {
        const key = `group ${zoom} ${members.join()}`;
        wanted.set(key, () => addCluster(key, at, members.map(member => others[member]!)));
      }
    }
    for (const [key, entry] of drawn) {
      if (wanted.has(key)) continue;
      if (entry === open) {
        popup.close();
        open = null;
      }
      entry.marker.remove();
      drawn.delete(key);
    }
    for (const [key, add] of wanted) if (!drawn.has(key)) add();
    for (const [key, entry] of drawn) {
      if (!entry.pin) continue;
      const title = key === 'place' ? place.title : entry.of!.title;
      elementOf(entry)!.setAttribute('aria-label', title || host.text('marker'));
    }
  };

  map.on('moveend', () => {
    if (others.length <= maxSingleMarkers) return;
    draw();
    showNodes();
  });

  return {
    close,
    open(marker) {
      const at = () => [...drawn.values()].find(({ of }) => of === marker || (of && writeJson(of) === writeJson(marker)));
      map.setView(latLng(marker.at), at() ? map.getZoom() : map.getMaxZoom(), { animate: false });
      const entry = at();
      if (entry) openPopup(entry);
    },
    apply(newPlace, newOthers) {
      place = newPlace;
      others = newOthers;
      draw();
      const main = drawn.get('place');
      if (main) {
        main.marker.setLatLng(latLng(place.marker!));
        if (host.values.markerDraggable) main.marker.dragging!.enable();
        else main.marker.dragging!.disable();
      }
      showNodes();
      host.redraw();
      queueMicrotask(() => popup.update()); // its content is drawn then
    },
  };
}
