import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGeoJson } from './geo-json.js';
import { clusterPoints, toPixel } from '../live/cluster.js';
import { scaleAt } from '../live/scale.js';

const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', properties, geometry });

describe('GeoJSON', () => {
  it('gives markers with names, lines and links, longitude first', () => {
    const file = {
      type: 'FeatureCollection',
      features: [feature({ type: 'Point', coordinates: [0.85, 52.955, 12] }, { name: 'Loft', description: 'Lane 1\nNorfolk', url: 'https://loft.example/' })],
    };
    assert.deepEqual(readGeoJson(file)?.markers, [
      { at: [52.955, 0.85], title: 'Loft', lines: ['Lane 1', 'Norfolk'], link: { text: 'Loft', href: 'https://loft.example/' } },
    ]);
  });

  it('gives lines and areas with holes', () => {
    const ring = [[0, 0], [0, 1], [1, 1], [0, 0]];
    const shapes = readGeoJson({
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', coordinates: [ring, ring] },
        {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
        { type: 'MultiPolygon', coordinates: [[ring]] },
      ],
    })!.shapes;
    assert.deepEqual(shapes.map(({ kind, rings }) => [kind, rings.length]), [['area', 2], ['line', 1], ['area', 1]]);
    assert.deepEqual(shapes[1]!.rings[0], [[2, 1], [4, 3]]);
  });

  it('lets no script into a link', () => {
    const { markers } = readGeoJson(feature({ type: 'Point', coordinates: [1, 2] }, { title: 'A', url: 'javascript:alert(1)' }))!;
    assert.equal(markers[0]!.link, null);
  });

  const broken: unknown[] = [
    null, 5, 'x', [], {}, { type: 'FeatureCollection' }, { type: 'FeatureCollection', features: [null, 5, {}] }, feature({ type: 'Point' }),
    feature({ type: 'Point', coordinates: ['a', 'b'] }), feature({ type: 'Point', coordinates: [0, 200] }), { type: 'Polygon', coordinates: [[[1, 2]]] },
    { type: '__proto__', coordinates: [1, 2] },
  ];
  for (const json of broken) it(`${JSON.stringify(json)} holds nothing`, () => assert.equal(readGeoJson(json), null));

  it('nested in itself ends', () => {
    const deep: { type: string; geometries: unknown[] } = { type: 'GeometryCollection', geometries: [] };
    deep.geometries.push(deep);
    assert.equal(readGeoJson(deep), null);
  });
});

describe('groups of markers', () => {
  const grid = Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10) / 100, (at % 10) / 100] as const);

  it('hold every marker once', () => {
    for (const zoom of [0, 5, 10, 15, 19]) {
      const members = clusterPoints(grid, zoom).flatMap(group => group.members);
      assert.deepEqual([...members].sort((one, other) => one - other), grid.map((_, at) => at), `zoom ${zoom}`);
    }
  });

  it('are one far away, and come apart closer', () => {
    const counts = [2, 8, 12, 18].map(zoom => clusterPoints(grid, zoom).length);
    assert.equal(counts[0], 1);
    assert.deepEqual(counts, [...counts].sort((one, other) => one - other));
    assert.equal(counts.at(-1), 100);
  });

  it('lie in the middle of theirs', () => {
    assert.deepEqual(clusterPoints([[0, 0.001], [0, 0.003]], 3), [{ at: [0, 0.002], members: [0, 1] }]);
  });

  it('take the poles', () => assert.ok(Number.isFinite(toPixel([90, 0], 3).y)));
});

describe('the scale', () => {
  for (const [lat, zoom, meters] of [[0, 0, 10_000_000], [52.9, 12, 2000], [0, 19, 20], [80, 19, 5]] as const) {
    it(`is ${meters} m at ${lat}° and level ${zoom}`, () => {
      const scale = scaleAt(lat, zoom);
      assert.equal(scale.meters, meters);
      assert.ok(scale.widthPx > 20 && scale.widthPx <= 110, String(scale.widthPx));
    });
  }
});
