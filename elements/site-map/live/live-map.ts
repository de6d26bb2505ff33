import { pageDocument } from '../../../core/platform/page-document.js';
import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { Shape } from '../geo-data/geo-json.js';
import type { MapHost } from '../map-host.js';
import type { Hint, Live, MapState } from '../map.state.js';
import { getRendering, getMapStyle } from '../tiles/map-styles.js';
import { defaultCenter } from '../place/resolve-place.js';
import type { MapMarker, Place, Point } from '../place/place.js';
import type { TileSource } from '../tiles/tile-source.js';
import { baseLayer } from './base-layer.js';
import { watchColorScheme } from './color-scheme.js';
import { drawShapes } from './draw-shapes.js';
import { keepPageScrollable } from './gestures.js';
import { Map } from './leaflet.js';
import { liveStyles } from './live.styles.js';
import { placeMarkers } from './markers.js';
import { scaleAt } from './scale.js';
import { getMaxZoom } from './tiles.js';
import { visitorDot } from './visitor-dot.js';

interface LiveParts {
  readonly stage: HTMLElement;
  readonly host: MapHost;
  readonly source: () => TileSource;
  readonly place: () => Place;
  readonly markers: () => readonly MapMarker[];
  readonly shapes: readonly Shape[];
  readonly hint: (hint: Hint) => void;
  readonly show: MapState['show'];
  /** Whether the visitor's browser may speak to a host. */
  readonly mayAsk: (host: string) => boolean;
  readonly onStyleFail: (error: unknown) => void;
}

const latLng = ([lat, lng]: Point): [number, number] => [lat, lng];

/** Puts a live map on the stage. Everything it attaches ends with `remove`. */
export function startLiveMap({ stage, host, source, place, markers, shapes, hint, show, mayAsk, onStyleFail }: LiveParts): Live & { focus(): void } {
  const root = stage.getRootNode() as ShadowRoot;
  const sheet = liveStyles.styleSheet;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const controller = new AbortController();
  const { signal } = controller;
  const canvas = pageDocument.createElement('div');
  canvas.className = 'canvas';
  canvas.setAttribute('role', 'region');
  stage.append(canvas);

  const first = place();
  const isStill = prefersReducedMotion();
  const map = new Map(canvas, {
    center: latLng(first.center ?? defaultCenter), zoom: first.zoom, maxZoom: getMaxZoom(host.values, source()),
    // Those of Leaflet are drawn with `innerHTML`; ours are in the view.
    zoomControl: false, attributionControl: false,
    trackResize: false, // watches the window only
    zoomAnimation: !isStill, fadeAnimation: !isStill, markerZoomAnimation: !isStill, inertia: !isStill,
  });
  const pins = placeMarkers({ map, host, signal, show });
  const dot = visitorDot(map, host);
  const applyBase = baseLayer({ map, host, signal, show, mayAsk, onStyleFail });

  let isDarkPage = false;
  const applyStyle = () => {
    const { isOfStyle, isDark: isDarkStyle } = source();
    const style = getRendering(getMapStyle(host.values.mapStyle), isDarkPage && !isOfStyle);
    const { ground, filter, isDark } = isOfStyle ? { ground: style.ground, filter: 'none', isDark: isDarkStyle ?? style.isDark } : style;
    canvas.style.setProperty('--_filter', filter);
    canvas.style.setProperty('--_ground', ground);
    canvas.toggleAttribute('data-dark', isDark);
  };

  /** Everything there is to see, where no center is given: beside the card, with room for pins. */
  const fit = (points: readonly Point[]) => {
    const card = root.querySelector<HTMLElement>('.card')!;
    const isOver = getComputedStyle(card).position === 'absolute';
    const side = isOver ? card.offsetWidth + 40 : 30;
    const isStart = getComputedStyle(card).direction === 'ltr';
    map.fitBounds(points.map(latLng), {
      paddingTopLeft: [isOver && isStart ? side : 30, 76], paddingBottomRight: [isOver && !isStart ? side : 76, 40],
      maxZoom: Math.max(first.zoom, 15), animate: false,
    });
  };
  const look = ({ center, marker, zoom }: Place, others: readonly MapMarker[]) => {
    const points = [...others.map(({ at }) => at), ...marker ? [marker] : [], ...shapes.flatMap(({ rings }) => rings.flat())];
    const isSaid = host.values.lat !== null && host.values.lng !== null;
    if (!isSaid && points.length > 1) fit(points);
    else map.setView(latLng(center ?? points[0] ?? defaultCenter), zoom);
  };

  let shown = '';
  const apply = () => {
    const { values } = host;
    const now = place();
    const others = markers();
    map.setMaxZoom(getMaxZoom(values, source()));
    map.dragging[values.draggable ? 'enable' : 'disable']();
    map.scrollWheelZoom[values.scrollwheel ? 'enable' : 'disable']();
    const name = values.label || (now.title ? host.text('mapOf', { place: now.title }) : host.text('map'));
    canvas.setAttribute('aria-label', name);
    canvas.setAttribute('aria-description', host.text('keys'));
    canvas.setAttribute('aria-roledescription', host.text('roleName'));
    // Only a new place moves the map: the visitor may have moved it since.
    const wanted = writeJson([now.center, now.zoom, others.map(({ at }) => at)]);
    const isMoved = shown ? wanted !== shown : others.length > 0 || shapes.length > 0;
    shown = wanted;
    if (isMoved) look(now, others);
    applyStyle();
    applyBase(values, source());
    pins.apply(now, others);
  };

  const showZoom = () => {
    const zoom = map.getZoom();
    show({ canZoomIn: zoom < map.getMaxZoom(), canZoomOut: zoom > map.getMinZoom() });
  };
  const showScale = () => show({ scale: host.values.disableDefaultUI ? null : scaleAt(map.getCenter().lat, map.getZoom()) });
  drawShapes(map, shapes);
  apply();
  showZoom();
  showScale();
  map.on('zoomend', showZoom);
  map.on('moveend', () => {
    showScale();
    const { lat, lng } = map.getCenter();
    host.emit('site-map-move', { lat, lng, zoom: map.getZoom() });
  });
  host.onTextsChange(() => { if (!signal.aborted) apply(); });
  watchColorScheme(canvas, signal, isDark => { isDarkPage = isDark; applyStyle(); });
  keepPageScrollable({ stage, signal, hint, allows: () => host.values });
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(canvas);

  return {
    apply() {
      apply();
      showScale();
    },
    closePopup: pins.close,
    openMarker: pins.open,
    showPosition: dot.show,
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
