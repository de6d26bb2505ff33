import { dataLink } from '../../../core/links/data-link.js';
import { readPoint, type MapMarker, type Point } from '../place/place.js';

/** A line or an area; an area's first ring is its outline, the others are holes. */
export interface Shape {
  readonly kind: 'line' | 'area';
  readonly rings: readonly (readonly Point[])[];
}

export interface GeoData { readonly markers: readonly MapMarker[]; readonly shapes: readonly Shape[] }

type Members = Record<string, unknown>;
const members = (value: unknown): Members => (typeof value === 'object' && value !== null ? value as Members : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/** GeoJSON says the longitude first. */
const point = (position: unknown): Point | null => readPoint(list(position)[1], list(position)[0]);
const points = (positions: unknown): Point[] => list(positions).map(point).filter(found => found !== null);

function markerAt(at: Point, properties: Members): MapMarker {
  const name = (...keys: string[]) => keys.map(key => (Object.hasOwn(properties, key) ? text(properties[key]) : '')).find(Boolean) ?? '';
  const title = name('title', 'name');
  const href = dataLink(name('url', 'link', 'website'), `marker "${title}": url`);
  return {
    at, title,
    lines: [name('address'), name('description')].filter(Boolean).flatMap(said => said.split('\n')),
    link: href ? { text: title || href, href } : null,
  };
}

/** Reads GeoJSON of any kind; what is not a position on earth is left out. Null when it holds nothing that can be shown. */
export function readGeoJson(json: unknown): GeoData | null {
  const markers: MapMarker[] = [];
  const shapes: Shape[] = [];
  const add = (kind: Shape['kind'], rings: readonly (readonly Point[])[]) => {
    const whole = rings.filter(ring => ring.length > 1);
    if (whole.length) shapes.push({ kind, rings: whole });
  };
  const read = (value: unknown, properties: Members, depth: number): void => {
    const { type, coordinates, features, geometries, geometry, ...more } = members(value);
    if (depth > 4) return;
    switch (type) {
      case 'FeatureCollection': return list(features).forEach(feature => read(feature, properties, depth + 1));
      case 'Feature': return read(geometry, members(more.properties), depth + 1);
      case 'GeometryCollection': return list(geometries).forEach(each => read(each, properties, depth + 1));
      case 'Point': return points([coordinates]).forEach(at => markers.push(markerAt(at, properties)));
      case 'MultiPoint': return points(coordinates).forEach(at => markers.push(markerAt(at, properties)));
      case 'LineString': return add('line', [points(coordinates)]);
      case 'MultiLineString': return list(coordinates).forEach(each => add('line', [points(each)]));
      case 'Polygon': return add('area', list(coordinates).map(points));
      case 'MultiPolygon': return list(coordinates).forEach(each => add('area', list(each).map(points)));
    }
  };
  read(json, {}, 0);
  return markers.length || shapes.length ? { markers, shapes } : null;
}
