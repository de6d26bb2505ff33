import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as color from './color.js';
import * as colour from './colour.js';

const earlier: Readonly<Record<string, unknown>> = colour;

for (const [name, value] of Object.entries(color)) {
  test(`the earlier entry exports ${name} by its current and its earlier name`, () => {
    assert.equal(earlier[name], value);
    assert.equal(earlier[name.replace('olor', 'olour')], value);
  });
}

test('makePalette accepts colors by their earlier name, and prefers the present one', () => {
  const colors = { black: '#112233' };
  assert.deepEqual(color.makePalette('teal', { colours: colors }), color.makePalette('teal', { colors }));
  assert.deepEqual(color.makePalette('teal', { colors, colours: { black: '#445566' } }), color.makePalette('teal', { colors }));
});
