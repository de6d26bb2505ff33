import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAttribute } from '../../../core/settings/parse.js';
import { gallerySettings } from '../gallery.settings.js';
import { numberAt, numbersByWidth, readByWidth, valueAt } from './by-width.js';

describe('values by width', () => {
  const rows: [string, [number, string][] | null][] = [
    ['1, 480px 2, 900px 4', [[0, '1'], [480, '2'], [900, '4']]],
    [' 900px  4 ,1,480px 2 ', [[0, '1'], [480, '2'], [900, '4']]],
    ['480px 2', [[480, '2']]], ['1:1, 600.5px 3:2', [[0, '1:1'], [600.5, '3:2']]],
    ['4', null], ['3:2', null], ['', null], ['1, 2', null], ['1,, 480px 2', null], ['1, 480px 2,', null],
  ];
  for (const [text, expected] of rows) {
    it(`"${text}" are ${JSON.stringify(expected)}`, () => assert.deepEqual(readByWidth(text)?.map(({ fromPx, value }) => [fromPx, value]) ?? null, expected));
  }

  it('hold from their width on', () => {
    const steps = readByWidth('1, 480px 2, 900px 4')!;
    assert.deepEqual([0, 479.9, 480, 899, 900, 5000].map(px => valueAt(steps, px)), ['1', '1', '2', '2', '4', '4']);
    assert.equal(valueAt(readByWidth('480px 2')!, 300), null);
  });

  it('are one number at a width', () => {
    assert.deepEqual([479, 480].map(px => numberAt('1, 480px 2.5', px)), [1, 2.5]);
    assert.deepEqual([numberAt(7, 300), numberAt(null, 300), numberAt('480px 2', 300)], [7, null, null]);
  });

  it('are numbers in a range', () => {
    const read = numbersByWidth(1, 12, true);
    assert.deepEqual(['1, 480px 2', '1, 480px 13', '0, 480px 2', '1.5, 480px 2', '1, 480px two', '3'].map(read), ['1, 480px 2', null, null, null, null, null]);
  });

  it('are what every setting reads that has a size', () => {
    for (const name of ['columnWidth', 'gutter', 'padding', 'vSize', 'listImageSize', 'thumbnailStripHeight', 'thumbnailStripMargin'] as const) {
      assert.equal(parseAttribute(gallerySettings.settings[name], '24, 480px 40').value, '24, 480px 40', name);
      assert.ok(parseAttribute(gallerySettings.settings[name], '24, 480px -1').fault, name);
    }
    assert.equal(parseAttribute(gallerySettings.settings.thumbnailsPerRow, '3, 480px 6').value, '3, 480px 6');
  });

  it('are values of a setting, like one number', () => {
    const { slidesPerRow } = gallerySettings.settings;
    assert.deepEqual(['1, 480px 2', '3', '1, 480px 99', null].map(text => parseAttribute(slidesPerRow, text).value), ['1, 480px 2', 3, null, null]);
    assert.equal(parseAttribute(slidesPerRow, '1, 480px 99').fault?.fact, 'is not a number');
  });
});
