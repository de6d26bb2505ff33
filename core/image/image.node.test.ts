import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { imageWidths } from '../contract/image-format.js';
import { ManualClock } from '../platform/manual-clock.fixture.test.js';
import { alignments, cropModes, fitFrame, focalPosition } from './frame.js';
import { chooseWidth, neededWidth, pixelRatio, savingRatio, sizesFor } from './image-width.js';
import { readDropShadow } from './drop-shadow.js';
import { hostReady, hostTries, hostWaitMs } from './image-readiness.js';
import { loadProblem, nearMarginPx, shouldLoad } from './load-rules.js';
import { dimensionsText, focalPointText, readDimensions, middle, readFocalPoint } from './read-image-data.js';

describe('the numbers of the specification', () => {
  it('are these', () => {
    assert.deepEqual(imageWidths, [2500, 1500, 1000, 750, 500, 300, 100]);
    assert.equal(nearMarginPx, 200);
    assert.equal(savingRatio, 1);
    assert.deepEqual([hostTries, hostWaitMs], [100, 10]);
    assert.deepEqual(middle, [0.5, 0.5]);
  });
});

describe('the requested width', () => {
  for (const [needed, width] of [
    [0, 100], [1, 100], [100, 100], [100.1, 300], [300, 300], [301, 500], [500, 500], [750, 750], [751, 1000], [1000, 1000],
    [1001, 1500], [1500, 1500], [1501, 2500], [2500, 2500], [9000, 2500],
  ] as const) {
    it(`is ${width} where ${needed} is needed`, () => assert.equal(chooseWidth(needed), width));
  }
});

describe('the width an image needs', () => {
  const frame = { width: 400, height: 300 };
  const wide = { width: 3000, height: 1000 };
  const tall = { width: 1000, height: 2000 };
  const rows = [
    ['covers by the width', { image: tall, fit: 'cover', pixelRatio: 1, sizeAdjustment: 1 }, 400],
    ['covers by the height', { image: wide, fit: 'cover', pixelRatio: 1, sizeAdjustment: 1 }, 900],
    ['is contained by the width', { image: wide, fit: 'contain', pixelRatio: 1, sizeAdjustment: 1 }, 400],
    ['is contained by the height', { image: tall, fit: 'contain', pixelRatio: 1, sizeAdjustment: 1 }, 150],
    ['is itself, pixel for pixel', { image: wide, fit: 'none', pixelRatio: 3, sizeAdjustment: 1 }, 3000],
    ['grows with the screen', { image: tall, fit: 'cover', pixelRatio: 2.5, sizeAdjustment: 1 }, 1000],
    ['is adjusted', { image: tall, fit: 'cover', pixelRatio: 2, sizeAdjustment: 0.5 }, 400],
    ['is nothing where nothing is wished', { image: tall, fit: 'cover', pixelRatio: 2, sizeAdjustment: 0 }, 0],
    ['is the frame\'s while the image is unknown', { image: null, fit: 'cover', pixelRatio: 2, sizeAdjustment: 1 }, 800],
  ] as const;
  for (const [title, need, expected] of rows) {
    it(title, () => assert.equal(neededWidth({ frame, ...need }), expected));
  }
});

describe('device pixels to serve for a CSS pixel', () => {
  const any = { dprMin: null, dprMax: null, allowSaveData: true };
  const rows = [
    ['are the screen\'s', { ratio: 3, savesData: false }, any, 3],
    ['are one to save data', { ratio: 3, savesData: true }, any, 1],
    ['are the screen\'s, less to save data, where nobody has set limits', { ratio: 3, savesData: true }, undefined, 1],
    ['are fewer than one on a page that is zoomed out', { ratio: 0.5, savesData: true }, any, 0.5],
    ['are the screen\'s where the author does not save', { ratio: 3, savesData: true }, { ...any, allowSaveData: false }, 3],
    ['are not more than allowed', { ratio: 3, savesData: false }, { ...any, dprMax: 2 }, 2],
    ['are not fewer than allowed', { ratio: 1, savesData: false }, { ...any, dprMin: 2 }, 2],
    ['are not fewer than allowed to save data either', { ratio: 3, savesData: true }, { ...any, dprMin: 2 }, 2],
  ] as const;
  for (const [title, screen, limits, expected] of rows) {
    it(title, () => assert.equal(pixelRatio(screen, limits), expected));
  }
});

describe('crop modes', () => {
  it('are three, with four other names', () => {
    assert.deepEqual(cropModes, {
      cover: 'cover', contain: 'contain', none: 'none', 'content-fill': 'cover', fill: 'cover', 'content-fit': 'contain', fit: 'contain',
    });
  });
});

describe('a focal point', () => {
  // Where the point comes to lie in the frame, as a share of it, when object-position is as computed.
  const shownAt = (focus: number, image: number, frame: number) =>
    (focus * image - focalPosition(focus, image, frame) * (image - frame)) / frame;

  for (const [focus, image, frame, position, shown] of [
    [0.5, 1000, 500, 0.5, 0.5],
    [0.3, 1000, 500, 0.1, 0.5], // 300 - 250 of 500 that hang over
    [0.7, 1000, 500, 0.9, 0.5],
    [0.25, 1000, 500, 0, 0.5],
    [0.1, 1000, 500, 0, 0.2], // the image ends: as near to the middle as it goes
    [0, 1000, 500, 0, 0],
    [1, 1000, 500, 1, 1],
    [0.9, 1000, 800, 1, 0.875],
    [0.4, 2000, 500, 0.36666, 0.5],
  ] as const) {
    it(`${focus} of ${image} in ${frame} comes to ${shown}`, () => {
      assert.ok(Math.abs(focalPosition(focus, image, frame) - position) < 1e-4);
      assert.ok(Math.abs(shownAt(focus, image, frame) - shown) < 1e-4);
    });
  }

  it('has no effect if nothing is cropped', () => {
    assert.equal(focalPosition(0.1, 500, 500), 0.5);
    assert.equal(focalPosition(0.1, 300, 500), 0.5);
    assert.equal(focalPosition(0.1, 0, 0), 0.5);
  });

  for (const [text, point, fact] of [
    ['0.3,0.6', [0.3, 0.6], undefined],
    [' 0 , 1 ', [0, 1], undefined],
    ['', [0.5, 0.5], undefined],
    ['1.4,-2', [1, 0], 'is out of range'],
    ['0.5', [0.5, 0.5], 'is not a point'],
    ['0.5,', [0.5, 0.5], 'is not a point'],
    ['left,top', [0.5, 0.5], 'is not a point'],
    ['0.1,0.2,0.3', [0.5, 0.5], 'is not a point'],
    ['Infinity,0', [0.5, 0.5], 'is not a point'],
  ] as const) {
    it(`"${text}" is ${point}`, () => {
      const read = readFocalPoint(text);
      assert.deepEqual([read.point, read.fact], [point, fact]);
    });
  }
});

describe('dimensions', () => {
  for (const [text, size] of [
    ['2400x1600', { width: 2400, height: 1600 }],
    [' 10 X 20 ', { width: 10, height: 20 }],
    ['1.5x1', { width: 1.5, height: 1 }],
    ['65535x66', { width: 65535, height: 66 }],
    ['1x1000', { width: 1, height: 1000 }],
    ['0x0', null],
    ['100x0', null],
    ['x', null],
    ['', null],
    ['100', null],
    ['1x2x3', null],
    ['-5x5', null],
    ['nullxnull', null],
    ['65536x4000', null],
    ['1001x1', null],
    ['1x99999999', null],
  ] as const) {
    it(`"${text}" are ${size ? `${size.width} by ${size.height}` : 'none'}`, () => assert.deepEqual(readDimensions(text), size));
  }
});

describe('a frame that keeps its proportions', () => {
  const box = { width: 400, height: 200 };
  for (const [ratio, alignment, left, top, width, height] of [
    [1, 'center', 100, 0, 200, 200],
    [1, 'left', 0, 0, 200, 200],
    [1, 'right', 200, 0, 200, 200],
    [4, 'center', 0, 50, 400, 100],
    [4, 'top', 0, 0, 400, 100],
    [4, 'bottom', 0, 100, 400, 100],
    [2, 'top', 0, 0, 400, 200],
  ] as const) {
    it(`${ratio} to 1 stands ${alignment} in a box of 2 to 1`, () => {
      assert.deepEqual(fitFrame(box, ratio, alignment), { left, top, width, height });
    });
  }
  it('is centered by default', () => assert.equal(Object.keys(alignments)[0], 'center'));
});

describe('a drop shadow', () => {
  const of = (angle: unknown, distance: unknown = { value: 10, unit: 'px' }, blur: unknown = { value: 4, unit: 'px' }) =>
    readDropShadow({ angle, distance, blur });
  // The angle is where the light comes from; it is converted from 180 minus itself.
  for (const [angle, lengths] of [
    [0, '-10px 0px 4px'], [90, '0px 10px 4px'], [180, '10px 0px 4px'], [270, '0px -10px 4px'], [135, '7.07px 7.07px 4px'],
    [45, '-7.07px 7.07px 4px'], [-90, '0px -10px 4px'],
  ] as const) {
    it(`falls ${lengths} in light from ${angle} degrees`, () => assert.equal(of(angle), lengths));
  }
  it('takes lengths in the units of a page, pixels when it names none', () => {
    assert.equal(of(90, { value: 1.5, unit: 'rem' }, { value: 2, unit: 'em' }), '0rem 1.5rem 2em');
    assert.equal(of(90, { value: 5 }, 3), '0px 5px 3px');
    assert.equal(readDropShadow({ angle: 90, distance: 8 }), '0px 8px 0px');
  });
  for (const bad of [null, undefined, [], 'soft', 7, {}, { angle: 90 }, { angle: '90', distance: 4 }, { angle: NaN, distance: 4 }]) {
    it(`${JSON.stringify(bad)} is not a shadow`, () => assert.equal(readDropShadow(bad), null));
  }
  it('is invalid with a length that no shadow can have', () => {
    assert.equal(of(90, { value: 10, unit: '%' }), null);
    assert.equal(of(90, { value: 10, unit: 'px); color: red' }), null);
    assert.equal(of(90, 10, -1), null);
  });
});

describe('an image is loaded', () => {
  const facts = {
    mode: 'true', isNear: false, isForced: false, isLoading: false, shownPx: 0, wantedPx: 500, isUpdateForced: false,
  } as const;
  const rows = [
    ['at once', {}, true],
    ['not of itself in mode false', { mode: 'false', isNear: true }, false],
    ['in mode false when it is forced', { mode: 'false', isForced: true }, true],
    ['not far from the viewport in mode viewport: only its size is known', { mode: 'viewport' }, false],
    ['near the viewport in mode viewport', { mode: 'viewport', isNear: true }, true],
    ['not while one is on its way', { isLoading: true }, false],
    ['while one is on its way where that is allowed', { isLoading: true, isConcurrent: true }, true],
    ['when it is larger', { shownPx: 300 }, true],
    ['not when it is as large', { shownPx: 500 }, false],
    ['not when it is smaller', { shownPx: 750 }, false],
    ['not when it is smaller and forced by a script', { shownPx: 750, isForced: true }, false],
    ['when it is smaller and updates are forced', { shownPx: 750, isUpdateForced: true }, true],
    ['not again in the same size when updates are forced', { shownPx: 500, isUpdateForced: true }, false],
  ] as const;
  for (const [title, change, expected] of rows) it(title, () => assert.equal(shouldLoad({ ...facts, ...change }), expected));
});

describe('reasons that an image cannot load', () => {
  const image = { localName: 'img', parentNode: {} as ParentNode };
  for (const [title, node, source, expected] of [
    ['nothing', image, '/a.jpg', null],
    ['no source', image, '', 'Invalid or missing image source.'],
    ['a source of spaces', image, '  ', 'Invalid or missing image source.'],
    ['no parent', { ...image, parentNode: null }, '/a.jpg', 'Image element has no parentNode.'],
    ['another element', { ...image, localName: 'div' }, '/a.jpg', '<div> is not an image; expected an <img>; leaving it alone.'],
  ] as const) {
    it(title, () => assert.equal(loadProblem(node, source), expected));
  }
});

describe('the place of an image', () => {
  const ended = new AbortController().signal;
  const passing = async (clock: ManualClock, times: number) => {
    for (let time = 0; time < times; time++) {
      clock.pass(hostWaitMs);
      await Promise.resolve();
      await Promise.resolve();
    }
  };

  it('is found immediately if it is ready', async () => assert.equal(await hostReady(() => true, ended, new ManualClock()), true));

  it('is polled until it is ready', async () => {
    const clock = new ManualClock();
    let asked = 0;
    const ready = hostReady(() => ++asked === 4, ended, clock);
    await passing(clock, 3);
    assert.equal(await ready, true);
    assert.equal(clock.now(), 3 * hostWaitMs);
  });

  it('is given up after a hundred tries', async () => {
    const clock = new ManualClock();
    let asked = 0;
    const ready = hostReady(() => { asked++; return false; }, ended, clock);
    await passing(clock, hostTries);
    assert.equal(await ready, false);
    assert.equal(asked, hostTries + 1);
    assert.equal(clock.waiting, 0);
  });

  it('is given up when the element goes', async () => {
    const clock = new ManualClock();
    const gone = new AbortController();
    const ready = hostReady(() => false, gone.signal, clock);
    gone.abort();
    await passing(clock, 1);
    assert.equal(await ready, false);
  });
});

describe('sizes', () => {
  for (const [width, text] of [[320, '320px'], [320.2, '321px'], [0, '1px']] as const) {
    it(`of ${width} are ${text}`, () => assert.equal(sizesFor(width), text));
  }
});

describe('a size or a point given as a record', () => {
  for (const [value, point, size] of [
    [{ x: 0.3, y: 0.6 }, '0.3,0.6', null], [{ width: 2400, height: '1600' }, null, '2400x1600'], [[3, 2], '3,2', '3x2'],
    [[3], null, null], [{ x: 1 }, null, null], [{ x: {}, y: 1, width: {}, height: 2 }, null, null], [[1, 2, 3], null, null],
  ] as const) {
    it(JSON.stringify(value), () => assert.deepEqual([focalPointText(value), dimensionsText(value)], [point, size]));
  }
});
