import type { MapHost } from './map.view.js';
import type { MapValues } from './place.js';
import { tileSource } from './tile-source.js';
import type { Facts } from './waiting-for.js';

const expected = 'an address such as "/tiles/{z}/{x}/{y}.png"';

/** What the settings say about the tiles. */
export const sourceFacts = (values: MapValues): Pick<Facts, 'source' | 'consentRule'> =>
  ({ source: tileSource(values.tiles, document.baseURI), consentRule: values.consent });

/** Tells the developer why there will be no map. There is no default: a tile service is somebody's server and terms. */
export function noticeTiles(values: MapValues, host: MapHost): void {
  if (!values.tiles) {
    host.warn(`tiles is missing; expected ${expected}; showing the address and a link instead of a map.`);
  } else if (!tileSource(values.tiles, document.baseURI)) {
    host.warn(`tiles "${values.tiles}" is not a web address; expected ${expected}; showing no map.`);
  }
}
