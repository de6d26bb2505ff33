import type { StyleSpecification } from 'maplibre-gl';
import { getFromOtherHost } from '../../../../core/request/get-from-other-host.js';

const styles = new Map<string, Promise<StyleSpecification>>();
const expected = 'expected the JSON of a MapLibre style, version 8';

const isStyle = (json: Partial<StyleSpecification> | null): json is StyleSpecification =>
  json?.version === 8 && typeof json.sources === 'object' && Array.isArray(json.layers);

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const result = await getFromOtherHost<Partial<StyleSpecification> | null>(address);
  if (result.kind !== 'success')
    throw new Error(
      `map style "${address}" could not be loaded (${result.kind === 'failure' ? result.status || result.reason : 'nothing in it'}); ${expected}`,
    );
  if (!isStyle(result.data)) throw new Error(`map style "${address}" is invalid; ${expected}`);
  return result.data;
}

/** A MapLibre style, fetched once for the page; after a failure the next call tries again. Rejects with what was expected. */
export function readStyle(address: string): Promise<StyleSpecification> {
  const known = styles.get(address);
  if (known) return known;
  const reading = fetchStyle(address);
  styles.set(address, reading);
  reading.catch(() => styles.delete(address));
  return reading;
}

/** The style with its labels, or without them. */
export const withLabels = (style: StyleSpecification, hasLabels: boolean): StyleSpecification =>
  (hasLabels ? style : { ...style, layers: style.layers.filter(({ layout }) => !(layout && 'text-field' in layout)) });
