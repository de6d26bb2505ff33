import { request } from '../../../core/request/request.js';
import { readGeoJson, type GeoData } from './geo-json.js';
import type { MapHost } from '../map-host.js';

const expected = 'a GeoJSON file of this site';

/** What the settings `geojson` and `area` say is on the map; an invalid file is reported to the developer and left out. */
export async function loadGeoData(host: Pick<MapHost, 'values' | 'warn'>, page: string): Promise<GeoData> {
  const { geojson, area } = host.values;
  const warn = (message: string) => host.warn(message);
  const inline = area ? readGeoJson(area) : null;
  if (area && !inline) warn('area has nothing that can be drawn; expected GeoJSON with positions; drawing nothing.');
  const file = geojson ? await loadFile(geojson, page, warn) : null;
  return {
    markers: [...inline?.markers ?? [], ...file?.markers ?? []],
    shapes: [...inline?.shapes ?? [], ...file?.shapes ?? []],
  };
}

async function loadFile(address: string, page: string, warn: (message: string) => void): Promise<GeoData | null> {
  const url = new URL(address, page);
  if (url.origin !== new URL(page).origin) {
    warn(`geojson "${address}" is on another host; expected ${expected}, so that no other host learns of visitors; drawing nothing.`);
    return null;
  }
  const answer = await request.get<unknown>(url.pathname + url.search);
  const data = answer.kind === 'success' ? readGeoJson(answer.data) : null;
  if (!data) warn(`geojson "${address}" could not be loaded, or has nothing that can be drawn; expected ${expected}; drawing nothing.`);
  return data;
}
