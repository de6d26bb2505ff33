import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getDefaults } from '../../../core/settings/table.js';
import { gallerySettings } from '../gallery.settings.js';
import { parseAlignment, readLayout } from './read-layout.js';

const defaults = getDefaults(gallerySettings.settings);

describe('a strip\'s alignment', () => {
  for (const [written, alignment] of [
    ['left', 'start'], ['center', 'middle'], ['right', 'end'], ['start', 'start'], ['middle', 'middle'], ['end', 'end'],
    [' Left ', 'start'], ['', 'middle'], ['top', 'middle'], ['constructor', 'middle'],
  ] as const) {
    it(`"${written}" is the ${alignment}`, () => assert.equal(parseAlignment(written), alignment));
  }
});

describe('the layout that settings ask for', () => {
  const warnings: string[] = [];
  const read = (settings: Partial<typeof defaults>) => {
    warnings.length = 0;
    return readLayout({ ...defaults, ...settings }, 'stack', message => warnings.push(message));
  };

  for (const [title, settings, property, expected] of [
    ['gutter over padding in a grid', { design: 'grid', gutter: 2, padding: 9 }, 'gutterPx', 2],
    ['padding as the gutter of a grid', { design: 'grid', padding: 9 }, 'gutterPx', 9],
    ['no padding elsewhere', { design: 'carousel', padding: 9 }, 'gutterPx', 1],
    ['thumbnails per row as columns of a grid', { design: 'grid', thumbnailsPerRow: 6 }, 'columns', 6],
    ['slides per row over thumbnails per row', { design: 'grid', slidesPerRow: 5, thumbnailsPerRow: 6 }, 'columns', 5],
    ['no thumbnails per row elsewhere', { design: 'carousel', thumbnailsPerRow: 6 }, 'columns', 3],
    ['a ratio over square thumbs', { design: 'grid', aspectRatio: '3:2', squareThumbs: true }, 'aspectRatio', '3 / 2'],
    ['a design in capitals', { design: 'AUTOROWS' as 'autorows' }, 'place', 'lines'],
    ['every image\'s own ratio', { design: 'slideshow', aspectRatio: 'auto' }, 'aspectRatio', 'auto'],
    ['no sizes of thumbnails without any', { design: 'strip', thumbnailStripHeight: '40, 600px 90' }, 'steps', undefined],
    ['alignment by its side', { design: 'strip', activeAlignment: 'right' }, 'alignment', 'end'],
  ] as const) {
    it(`has ${title}`, () => {
      assert.equal(read(settings)[property], expected);
      assert.deepEqual(warnings, []);
    });
  }

  it('has thumbnails by width: a list that begins further on holds before, too', () => {
    const { thumbnails, steps } = read({ thumbnails: true, thumbnailStripHeight: '40, 600px 90', thumbnailsPerRow: '900px 8' });
    assert.deepEqual([thumbnails, ...steps!.map(step => step.thumbnails)].map(one => [one!.heightPx, one!.marginPx, one!.gapPx, one!.perRow]), [
      [40, 12, 5, 8], [90, 12, 5, 8], [90, 12, 5, 8],
    ]);
  });

  for (const [title, settings, message] of [
    [
      'an unknown design',
      { design: 'gird' as 'grid' },
      'design "gird" is unknown: no gallery design found by that name; expected slideshow, strip, grid, autogrid, autocolumns, autorows, carousel, list, base; using slideshow.',
    ],
    [
      'an invalid ratio',
      { design: 'grid', aspectRatio: 'wide' },
      'aspect-ratio "wide" is not a ratio; expected width:height such as 3:2; using 1:1.',
    ],
    [
      'a column width of 0',
      { design: 'autogrid', columnWidth: 0 },
      'column-width "0" is not above 0; expected a number above 0; using 250.',
    ],
    [
      'a column width of 0 from a width on',
      { design: 'autogrid', columnWidth: '200, 600px 0' },
      'column-width "0" is not above 0; expected a number above 0; using 250.',
    ],
    [
      'column widths by width in columns',
      { design: 'autocolumns', columnWidth: '200, 600px 300' },
      'column-width "200, 600px 300" is by width, which autogrid knows; design "autocolumns" expects one number, and has more columns where it is wider; using 200.',
    ],
    [
      'a negative column width',
      { design: 'autocolumns', columnWidth: -4 },
      'column-width "-4" is not above 0; expected a number above 0; using 250.',
    ],
  ] as const) {
    it(`warns about ${title}, and continues`, () => {
      assert.ok(read(settings).gutterPx >= 0);
      assert.deepEqual(warnings, [message]);
    });
  }
});
