import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readRatio } from '../../core/image/read-image-data.js';
import { shapes } from '../../core/shape/shapes.js';
import { alignmentClasses, getAlignment, getFrame } from './get-frame.js';
import { narrowPx } from './image.controller.js';
import { imageSettings } from './image.settings.js';

const close = (got: readonly number[], expected: readonly number[]) =>
  got.forEach((value, at) => assert.ok(Math.abs(value - expected[at]!) < 0.01, `${got} is not ${expected}`));

describe('where a picture is painted', () => {
  const facts = {
    box: { width: 400, height: 200 }, image: { width: 1000, height: 1000 }, ratio: 1, isStretched: true, fit: 'cover',
    alignment: 'center', focus: [0.5, 0.5], isCentred: true,
  } as const;
  const rows = [
    ['all of its box, from the middle', {}, [0, 0, 400, 200], [50, 50]],
    ['around the focal point', { focus: [0.5, 0.4] }, [0, 0, 400, 200], [50, 30]],
    ['around the focal point, which stays where it is', { focus: [0.5, 0.4], isCentred: false }, [0, 0, 400, 200], [50, 40]],
    ['to the end of the picture', { focus: [0.5, 0.1] }, [0, 0, 400, 200], [50, 0]],
    ['around the focal point of a picture nobody knows yet', { focus: [0.2, 0.4], image: null }, [0, 0, 400, 200], [20, 40]],
    ['in its own size around the focal point', { fit: 'none', focus: [0.3, 0.5] }, [0, 0, 400, 200], [100 / 6, 50]],
    ['whole, where it is aligned', { fit: 'contain', alignment: 'right' }, [0, 0, 400, 200], [100, 50]],
    ['in its own proportions', { isStretched: false }, [100, 0, 200, 200], [50, 50]],
    ['in its own proportions on the left', { isStretched: false, alignment: 'left' }, [0, 0, 200, 200], [50, 50]],
    ['in a frame of other proportions', { isStretched: false, ratio: 4 }, [0, 50, 400, 100], [50, 50]],
    ['all over while its proportions are unknown', { isStretched: false, ratio: null, image: null }, [0, 0, 400, 200], [50, 50]],
    ['nowhere in a box without size', { box: { width: 0, height: 0 } }, [0, 0, 0, 0], [50, 50]],
  ] as const;
  for (const [title, change, place, position] of rows) {
    it(title, () => {
      const frame = getFrame({ ...facts, ...change });
      const { left, top, width, height } = frame.place;
      close([left, top, width, height], place);
      close(frame.position, position);
    });
  }
});

describe('proportions', () => {
  for (const [text, ratio] of [
    ['4:3', 4 / 3], ['16/9', 16 / 9], ['2x1', 2], ['1.5', 1.5], [' 3 : 2 ', 1.5], ['0:1', null], ['1:0', null], ['', null], ['wide', null],
    ['-1', null], ['Infinity', null],
  ] as const) {
    it(`"${text}" are ${ratio ?? 'none'}`, () => assert.equal(readRatio(text), ratio));
  }
});

describe('alignment', () => {
  const within = (name: string) => ({ closest: (selector: string) => (selector === `.${name}` ? {} : null) }) as unknown as Element;
  it('is as set', () => assert.equal(getAlignment(within(alignmentClasses.left), 'top'), 'top'));
  it('is as the layout around says', () => {
    assert.equal(getAlignment(within('image-position-left'), 'center'), 'left');
    assert.equal(getAlignment(within('image-position-right'), 'center'), 'right');
  });
  it('is the middle otherwise', () => assert.equal(getAlignment(within('anything'), 'center'), 'center'));
});

describe('the settings', () => {
  it('have the defaults of the specification', () => {
    const { sizeAdjustment, sizeFormat, stretch, fitAlignment, focalPoint, dropShadow } = imageSettings.settings;
    assert.deepEqual(
      [sizeAdjustment, sizeFormat, stretch, fitAlignment, focalPoint, dropShadow].map(row => row.default),
      [1, 'query-string', true, 'center', '', null],
    );
    assert.equal(sizeAdjustment.min, 0);
  });
  it('call an element narrow below 415 pixels', () => assert.equal(narrowPx, 415));
});

describe('the sheets a page has before its scripts', () => {
  const squeezed = (css: string) => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').trim();
  const read = (name: string) => squeezed(readFileSync(new URL(`../${name}/${name}.css`, import.meta.url), 'utf8'));

  it('keep the place of usual proportions', () => {
    const kept = [...read('site-image').matchAll(/\[ratio="([^"]+)"\], \[data-ratio="\1"\]\) \{ --_ratio: (\d+) \/ (\d+); \}/g)];
    assert.ok(kept.length > 10);
    for (const [, written, width, height] of kept) assert.equal(readRatio(written!), Number(width) / Number(height));
  });

  it('know the proportions of every shape', () => {
    const [masks, names] = [read('site-image'), read('site-shape')];
    for (const [name, { height }] of Object.entries(shapes)) {
      const [, ratio = '100 / 100'] = new RegExp(`\\[mask="${name}" i\\][^{]*\\{ --_ratio: ([^;]+);`).exec(masks) ?? [];
      const [, own = '100 / 100'] = new RegExp(`\\[name="${name}" i\\][^{]*\\{ --_ratio: ([^;]+);`).exec(names) ?? [];
      assert.deepEqual([ratio, own], [`100 / ${height}`, `100 / ${height}`], name);
    }
  });
});
