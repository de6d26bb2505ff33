import type { MapHost, MapValues } from '../map-host.js';
import type { MapState } from '../map.state.js';
import type { TileSource } from '../tiles/tile-source.js';
import type { Map } from './leaflet.js';
import { tileLayer } from './tiles.js';
import type { VectorLayer } from './vector/vector-layer.js';

interface Parts {
  readonly map: Map;
  readonly host: MapHost;
  readonly signal: AbortSignal;
  readonly show: MapState['show'];
  readonly mayAsk: (host: string) => boolean;
  /** A style cannot be drawn. */
  readonly onStyleFail: (error: unknown) => void;
}

/** What lies below pins and shapes: tiles, or a style that MapLibre draws. Its code comes with the first style. */
export function baseLayer({ map, host, signal, show, mayAsk, onStyleFail }: Parts): (values: MapValues, source: TileSource) => void {
  const tiles = tileLayer(map, host, () => show({ hasMissingTiles: true }));
  let vector: VectorLayer | null = null;
  /** Counts what was wanted: a style that arrives after something else was is not shown. */
  let turn = 0;
  const end = () => {
    turn++;
    vector?.remove();
    vector = null;
  };
  signal.addEventListener('abort', end, { once: true });

  async function draw(address: string, hasLabels: boolean): Promise<void> {
    const mine = ++turn;
    try {
      const { prepareStyle } = await import('./vector/prepare-style.js');
      const { style, vectorLayer } = await prepareStyle(address);
      if (mine !== turn) return;
      vector ??= vectorLayer({ map, host, show, mayAsk });
      vector.apply(style, address, hasLabels);
    } catch (error) {
      if (mine === turn) onStyleFail(error);
    }
  }

  return (values, source) => {
    if (source.style === undefined) {
      end();
      tiles.apply(values, source);
    } else {
      tiles.remove();
      void draw(source.style, values.showLabels);
    }
  };
}
