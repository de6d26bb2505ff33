import type { StyleSpecification } from 'maplibre-gl';
import { pageDocument } from '../../../../core/platform/page-document.js';
import { prefersReducedMotion } from '../../../../core/platform/visitor.js';
import type { MapHost } from '../../map-host.js';
import type { MapState } from '../../map.state.js';
import { setPosition, setTransform, type Map } from '../leaflet.js';
import { VectorMap } from './maplibre.js';
import { withLabels } from './read-style.js';

export interface VectorParts {
  readonly map: Map;
  readonly host: MapHost;
  readonly show: MapState['show'];
  /** Whether the visitor's browser may speak to a host. */
  readonly mayAsk: (host: string) => boolean;
}

/** A style drawn below the pins. */
export interface VectorLayer {
  apply(style: StyleSpecification, address: string, hasLabels: boolean): void;
  remove(): void;
}

/** MapLibre counts zoom levels in tiles of 512 pixels, Leaflet in tiles of 256. */
const levelsBetween = 1;

/**
 * Draws a MapLibre style in the place of tiles. Leaflet stays the map: keyboard, gestures, pins and popups are the same
 * for both, and MapLibre follows its view.
 */
export function vectorLayer({ map, host, show, mayAsk }: VectorParts): VectorLayer {
  const frame = pageDocument.createElement('div');
  frame.className = 'vector leaflet-zoom-animated';
  frame.setAttribute('aria-hidden', 'true'); // the region around it has the name
  map.getPane('tilePane')!.append(frame);
  let base = '';
  let drawn = '';

  const view = () => {
    const { lat, lng } = map.getCenter();
    return { center: [lng, lat] as [number, number], zoom: map.getZoom() - levelsBetween };
  };
  const fillMap = () => {
    const { x, y } = map.getSize();
    frame.style.setProperty('inline-size', `${x}px`);
    frame.style.setProperty('block-size', `${y}px`);
  };
  fillMap();
  const gl = new VectorMap({
    container: frame, ...view(), interactive: false, attributionControl: false, trackResize: false, maxZoom: 24, minZoom: -2,
    fadeDuration: prefersReducedMotion() ? 0 : 300,
    transformConstrain: (center, zoom) => ({ center, zoom: zoom ?? 0 }), // the view is Leaflet's at the poles too
    transformRequest: url => {
      const whole = new URL(url, base); // addresses in a style may be relative to it
      if (/^https?:$/.test(whole.protocol) && !mayAsk(whole.host)) throw new Error(`${whole.host} is not asked without leave`);
      return { url: whole.href, referrerPolicy: 'strict-origin-when-cross-origin' };
    },
  });
  gl.getCanvas().removeAttribute('role');
  gl.getCanvas().removeAttribute('aria-label');

  const follow = () => {
    setPosition(frame, map.containerPointToLayerPoint([0, 0]));
    gl.jumpTo(view());
    gl.redraw(); // in this frame: pins have moved already
  };
  /** While Leaflet zooms, the picture that is there grows or shrinks with its pins. */
  const zoomAlong = ({ center, zoom }: { readonly center: [number, number]; readonly zoom: number }) => {
    const pane = map.layerPointToContainerPoint([0, 0]);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane);
    const corner = map.project(map.containerPointToLatLng([0, 0]), zoom).subtract(origin);
    setTransform(frame, corner, map.getZoomScale(zoom));
  };
  const resize = () => {
    fillMap();
    gl.resize();
    follow();
  };
  const followers = { 'move viewreset zoomend': follow, zoomanim: zoomAlong, resize } as const;
  for (const [types, act] of Object.entries(followers)) map.on(types, act as () => void);

  const showCredits = () => {
    const ids = Object.keys(gl.style?.stylesheet?.sources ?? {});
    const credits = ids.map(id => gl.getSource(id)?.attribution).filter(credit => typeof credit === 'string' && credit !== '');
    show({ credits: [...new Set(credits)].join(' | ') });
  };
  gl.on('sourcedata', event => { if (event.sourceDataType === 'metadata') showCredits(); });
  gl.on('error', ({ error }) => {
    host.warn(`a part of the map style "${drawn.split(' ')[0]}" could not be loaded (${error.message}); expected what the style names; ignoring it.`);
    show({ hasMissingTiles: true });
  });
  follow();

  return {
    apply(style, address, hasLabels) {
      const wanted = `${address} ${hasLabels}`;
      if (wanted === drawn) return;
      drawn = wanted;
      base = address;
      gl.setStyle(withLabels(style, hasLabels));
    },
    remove() {
      for (const [types, act] of Object.entries(followers)) map.off(types, act as () => void);
      gl.remove();
      frame.remove();
      show({ credits: '' });
    },
  };
}
