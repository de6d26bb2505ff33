import { readFile } from 'node:fs/promises';
import type { Geometry, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { copiesAcrossEdge, toTrack, type Track } from './track.js';

/** A polygon: the outer ring first. */
export type Land = Track[];

export interface World {
  land: Land[];
  borders: Track[];
}

type Detail = '110m' | '50m' | '10m';
type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

const worlds = new Map<Detail, Promise<World>>();

/** The world in the detail that a zoom needs; each is read once. */
export function worldFor(z: number): Promise<World> {
  const detail = z <= 2 ? '110m' : z <= 4 ? '50m' : '10m';
  const world = worlds.get(detail) ?? readWorld(detail);
  worlds.set(detail, world);
  return world;
}

async function readWorld(detail: Detail): Promise<World> {
  const address = new URL(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const atlas: Atlas = JSON.parse(await readFile(address, 'utf8'));
  const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const lines: MultiLineString = mesh(atlas, atlas.objects.countries as never, (one, other) => one !== other);
  return {
    land: land.flatMap(rings => copiesAcrossEdge(rings.map(ring => toTrack(ring)))),
    borders: lines.coordinates.flatMap(line => copiesAcrossEdge([toTrack(line)])).flat(),
  };
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}
