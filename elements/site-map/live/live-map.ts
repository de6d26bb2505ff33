import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import type { MapHost } from '../map.controller.js';
import type { Hint, Live, MapState } from '../map.state.js';
import { mapStyles, renderingOf } from '../map-styles.js';
import type { Place } from '../place.js';
import { watchColorScheme } from './color-scheme.js';
import { keepPageScrollable } from './gestures.js';
import { Map } from './leaflet.js';
import { liveStyles } from './live.styles.js';
import { placeMarker } from './place-marker.js';
import { tileLayer } from './tiles.js';

interface LiveParts {
  readonly stage: HTMLElement;
  readonly host: MapHost;
  readonly place: () => Place;
  readonly hint: (hint: Hint) => void;
  readonly show: MapState['show'];
}

/** Puts a live map on the stage. Everything it attaches ends with `remove`. */
export function startLiveMap({ stage, host, place, hint, show }: LiveParts): Live & { focus(): void } {
  const root = stage.getRootNode() as ShadowRoot;
  const sheet = liveStyles.styleSheet;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const controller = new AbortController();
  const { signal } = controller;
  const canvas = document.createElement('div');
  canvas.className = 'canvas';
  canvas.setAttribute('role', 'region');
  canvas.setAttribute('aria-roledescription', host.text('roleName'));
  stage.append(canvas);

  const first = place();
  const isStill = prefersReducedMotion();
  const map = new Map(canvas, {
    center: [...first.center], zoom: first.zoom, maxZoom: host.values.maxZoom,
    // Those of Leaflet are drawn with `innerHTML`; ours are in the view.
    zoomControl: false, attributionControl: false,
    trackResize: false, // watches the window only
    zoomAnimation: !isStill, fadeAnimation: !isStill, markerZoomAnimation: !isStill, inertia: !isStill,
  });
  const marker = placeMarker(map, host, signal);
  const applyTiles = tileLayer(map, host, () => show({ hasMissingTiles: true }));

  let isDarkPage = false;
  const applyStyle = () => {
    const { filter, ground, isDark } = renderingOf(mapStyles[host.values.mapStyle], isDarkPage);
    canvas.style.setProperty('--_filter', filter);
    canvas.style.setProperty('--_ground', ground);
    canvas.toggleAttribute('data-dark', isDark);
  };

  show({ marker: marker.nodes });
  let shown = '';
  const apply = () => {
    const { values } = host;
    const now = place();
    map.setMaxZoom(values.maxZoom);
    map.dragging[values.draggable ? 'enable' : 'disable']();
    map.scrollWheelZoom[values.scrollwheel ? 'enable' : 'disable']();
    const name = values.label || (now.title ? host.text('mapOf', { place: now.title }) : host.text('map'));
    canvas.setAttribute('aria-label', name);
    canvas.setAttribute('aria-description', host.text('keys'));
    // Only a new place moves the map: the visitor may have moved it since.
    const wanted = [now.center, now.zoom].join();
    if (shown && wanted !== shown) map.setView([...now.center], now.zoom);
    shown = wanted;
    applyStyle();
    applyTiles(values);
    marker.apply(now);
  };

  const showZoom = () => {
    const zoom = map.getZoom();
    show({ canZoomIn: zoom < map.getMaxZoom(), canZoomOut: zoom > map.getMinZoom() });
  };
  apply();
  showZoom();
  map.on('zoomend', showZoom);
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter();
    host.emit('site-map-move', { lat, lng, zoom: map.getZoom() });
  });
  watchColorScheme(canvas, signal, isDark => { isDarkPage = isDark; applyStyle(); });
  keepPageScrollable({ stage, signal, hint, allows: () => host.values });
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(canvas);

  return {
    apply,
    closePopup: marker.close,
    zoomBy: steps => void map.setZoom(map.getZoom() + steps),
    focus: () => canvas.focus({ preventScroll: true }),
    remove() {
      controller.abort();
      resized.disconnect();
      // The timer of a running zoom outlives Leaflet's own `remove` and would then look for the map.
      (map as unknown as { _animatingZoom: boolean })._animatingZoom = false;
      map.remove();
      canvas.remove();
    },
  };
}
