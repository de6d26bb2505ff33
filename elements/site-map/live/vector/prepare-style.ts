import type { StyleSpecification } from 'maplibre-gl';
import { loadMapLibre } from './maplibre.js';
import { readStyle } from './read-style.js';
import type { vectorLayer } from './vector-layer.js';

export interface PreparedStyle { readonly style: StyleSpecification; readonly vectorLayer: typeof vectorLayer }

/** All that a style needs before it can be drawn, fetched at the same time. Rejects with what is in the way. */
export async function prepareStyle(address: string): Promise<PreparedStyle> {
  const [style, { vectorLayer }] = await Promise.all([readStyle(address), import('./vector-layer.js'), loadMapLibre()]);
  return { style, vectorLayer };
}
