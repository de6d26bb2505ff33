import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StyleSpecification } from 'maplibre-gl';
import { withLabels } from './read-style.js';

const style: StyleSpecification = {
  version: 8, sources: {},
  layers: [
    { id: 'sea', type: 'background' },
    { id: 'roads', type: 'line', source: 'town', layout: { 'line-cap': 'round' } },
    { id: 'names', type: 'symbol', source: 'town', layout: { 'text-field': '{name}' } },
    { id: 'signs', type: 'symbol', source: 'town', layout: { 'icon-image': 'sign' } },
  ],
};
const idsOf = ({ layers }: StyleSpecification) => layers.map(({ id }) => id);

test('a style without labels keeps everything else', () => {
  assert.deepEqual(idsOf(withLabels(style, false)), ['sea', 'roads', 'signs']);
  assert.equal(withLabels(style, true), style);
});
