import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstMap, markersInMarkup } from './first-map.js';
import type { Point } from './place/place.js';

describe('the markers that a server reads', () => {
  const rows: [markup: string, at: Point[]][] = [
    ['', []],
    ['<address>The Net Loft</address>', []],
    ['<ul><li data-lat="52.9" data-lng="0.85">Loft</li><li data-lng=0.5 data-lat=53>Kiln</li></ul>', [[52.9, 0.85], [53, 0.5]]],
    ['<li data-lat="52.9">Half of one</li>', []],
    ['<li data-lat="" data-lng="0">Empty</li>', []],
    ['<li data-lat="91" data-lng="0">Beyond the pole</li><li data-lat="north" data-lng="0">In words</li>', []],
    ['<!-- <li data-lat="1" data-lng="1"> --><template><li data-lat="1" data-lng="1"></li></template>', []],
  ];
  for (const [markup, at] of rows)
    it(`are ${JSON.stringify(at)} in ${markup || 'nothing'}`, () =>
      assert.deepEqual(
        markersInMarkup(markup).map(marker => marker.at),
        at,
      ));

  it('are known to be unreadable, so that no other place is shown', () => {
    const isUnreadable = (servedMarkup: string) => firstMap({ element: null, servedMarkup } as never).$state.get().hasUnreadableMarkers;
    assert.deepEqual(['<p data-lat="north" data-lng="2">', '<p data-lat="1" data-lng="2">', '<p data-lat="1">', '<p>'].map(isUnreadable), [
      true,
      false,
      false,
      false,
    ]);
  });

  it('are there from the first drawing on', () => {
    const { markers, contentLines } = firstMap({ element: null, servedMarkup: '<p data-lat="1" data-lng="2">x</p>' } as never).$state.get();
    assert.deepEqual([markers, contentLines], [[{ at: [1, 2], title: '', lines: [], link: null }], null]);
    assert.deepEqual(firstMap({ element: null } as never).$state.get().markers, []);
  });
});
