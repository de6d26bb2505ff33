import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { boundsOf, grownAround, within, yielding } from './zoom/bounds.js';
import { zoneAt, type Zone } from './gestures/click-zone.js';
import { fitPicture } from './picture/fit-picture.js';
import { grownFrom, positionShares, type Thumbnail } from './picture/grown-from.js';
import { keyCommand, StepThrottle } from './gestures/keyboard.js';
import { closesAfterDrag, closesAfterPinch, glideTo, presence, turnAfterSwipe } from './gestures/release-rules.js';
import { speedMs, springAfter, strength } from './zoom/spring.js';
import { zoomLevels } from './zoom/zoom-levels.js';

const near = (got: number, wanted: number, share = 1e-6) => assert.ok(Math.abs(got - wanted) <= share, `${got} is not ${wanted}`);

describe('a picture that is shown whole', () => {
  const room = { width: 1000, height: 500 };
  const rows: [string, Parameters<typeof fitPicture>[1], Parameters<typeof fitPicture>[2], [number, number]][] = [
    ['wide: as wide as its room', { width: 3, height: 1 }, null, [1000, 1000 / 3]],
    ['high: as high as its room', { width: 1, height: 2 }, null, [250, 500]],
    ['small: no larger than it is', { width: 3, height: 2 }, { width: 300, height: 200 }, [300, 200]],
    ['larger than its room: shrunk', { width: 3, height: 2 }, { width: 3000, height: 2000 }, [750, 500]],
    ['of unknown proportions: all the room', null, null, [1000, 500]],
    ['a hair: a line', { width: 99999999, height: 1 }, { width: 99999999, height: 1 }, [1000, 1]],
    ['a tower: a line as high as its room', { width: 1, height: 99999999 }, { width: 1, height: 99999999 }, [1, 500]],
    ['of 0 x 0: all the room', { width: 0, height: 0 }, null, [1000, 500]],
    ['of 0 x 0 by its file: as if nobody knew', { width: 2, height: 1 }, { width: 0, height: 0 }, [1000, 500]],
  ];
  for (const [title, proportions, natural, [width, height]] of rows) {
    it(title, () => {
      const fit = fitPicture(room, proportions, natural);
      near(fit.width, width);
      near(fit.height, height);
    });
  }

  it('keeps some size in a room that has none', () => {
    assert.ok(fitPicture({ width: 0, height: 0 }, { width: 3, height: 2 }, null).width >= 1);
  });
});

describe('zoom levels', () => {
  const area = { width: 390, height: 700 };
  const rows: [string, Parameters<typeof zoomLevels>[0], { step: number; most: number }][] = [
    ['a wide picture on a phone: a double tap fills the height', { fit: { width: 390, height: 260 }, area, natural: { width: 2340, height: 1560 } }, { step: 700 / 260, most: 6 }],
    ['one that fills the window: twice', { fit: { width: 390, height: 700 }, area, natural: null }, { step: 2, most: 4 }],
    ['a thin one: three times', { fit: { width: 390, height: 50 }, area, natural: { width: 780, height: 100 } }, { step: 3, most: 4 }],
    ['a small one: four times, though it has no more pixels', { fit: { width: 100, height: 100 }, area, natural: { width: 100, height: 100 } }, { step: 3, most: 4 }],
  ];
  for (const [title, facts, levels] of rows) it(title, () => assert.deepEqual(zoomLevels(facts), levels));
});

describe('bounds', () => {
  it('keep a picture that is smaller than its room in the middle', () => {
    assert.deepEqual(boundsOf(50, 100, 80), { least: 100, most: 100 });
  });
  it('let a larger one go until its edge is the room\'s', () => {
    assert.deepEqual(boundsOf(0, 100, 300), { least: -50, most: 150 });
  });
  it('hold a value', () => {
    const bounds = { least: 0, most: 10 };
    assert.deepEqual([-5, 5, 15].map(value => within(value, bounds)), [0, 5, 10]);
  });
  it('yield to a pull, less than it pulls', () => {
    const bounds = { least: 0, most: 10 };
    assert.equal(yielding(5, bounds), 5);
    near(yielding(110, bounds), 45);
    near(yielding(-100, bounds), -35);
  });
  it('leave the point under the fingers where it is', () => {
    // A picture's middle at 100, a finger at 150: 50 px away at zoom 1 are 100 px at zoom 2.
    assert.equal(grownAround(100, 150, 1, 2), 50);
    assert.equal(grownAround(100, 100, 1, 3), 100);
  });
});

describe('springs', () => {
  it('rest after 0.6 s: a thousandth of the way is left', () => {
    assert.equal(speedMs, 600);
    near(springAfter({ offset: 1, velocity: 0 }, speedMs).offset, 0.001, 1e-5);
  });
  it('begin where they are, as fast as they are', () => {
    assert.deepEqual(springAfter({ offset: 3, velocity: 2 }, 0), { offset: 3, velocity: 2 });
  });
  it('never swing past their rest by themselves', () => {
    for (let ms = 0; ms < 2000; ms += 20) assert.ok(springAfter({ offset: 1, velocity: 0 }, ms).offset >= 0);
  });
  it('glide out by themselves with a hand\'s velocity: e to the minus time', () => {
    const perMs = 1 / 300;
    near(springAfter({ offset: -300, velocity: 1 }, 300, perMs).offset, -300 / Math.E, 1e-9);
  });
  it('run over a bound and come back when they arrive fast', () => {
    const offsets = [20, 60, 100, 200, 400].map(ms => springAfter({ offset: -10, velocity: 2 }, ms, strength).offset);
    assert.ok(Math.max(...offsets) > 0);
    assert.ok(Math.abs(offsets.at(-1)!) < Math.max(...offsets));
  });
});

describe('a hand lets go', () => {
  const swipes: [string, number, number, number][] = [
    ['a flick to the next', 0.05, 0.6, 1],
    ['a flick to the previous', -0.05, -0.6, -1],
    ['half the way, at rest', 0.51, 0, 1],
    ['half the way back, at rest', -0.51, 0, -1],
    ['less than half, slowly', 0.4, 0.3, 0],
    ['more than half, but flicked back', 0.6, -0.6, 0],
    ['flicked against the way it was pulled', 0.2, -0.9, 0],
    ['nothing', 0, 0, 0],
  ];
  for (const [title, offset, velocity, way] of swipes) {
    it(`${title}: ${way}`, () => assert.equal(turnAfterSwipe(offset, velocity), way));
  }

  const drags: [string, number, number, boolean][] = [
    ['far down', 150, 0, true],
    ['far up', -150, 0, true],
    ['a little', 60, 0, false],
    ['a little, but fast', 40, 0.5, true],
    ['far, but flung back', 150, -1, false],
    ['not at all, however fast', 0, 2, false],
  ];
  for (const [title, px, velocity, closes] of drags) {
    it(`dragged ${title}: ${closes ? 'closes' : 'stays'}`, () => assert.equal(closesAfterDrag(px, velocity, 900), closes));
  }

  it('of a pinched picture: a small one closes', () => {
    assert.deepEqual([0.5, 0.79, 0.85, 1, 3].map(closesAfterPinch), [true, true, false, false, false]);
  });

  it('of a moving picture: it glides on, or to its bound', () => {
    const bounds = { least: 0, most: 100 };
    const free = glideTo(20, 0.1, bounds);
    near(free.to, 52.5);
    assert.ok(free.perMs < strength);
    assert.deepEqual(glideTo(90, 1, bounds), { to: 100, perMs: strength });
    assert.deepEqual(glideTo(-30, 0, bounds), { to: 0, perMs: strength });
  });

  it('the overlay goes with what is dragged and what is pinched', () => {
    assert.deepEqual([presence(0, 900, 1), presence(150, 900, 1), presence(-150, 900, 1), presence(400, 900, 1), presence(0, 900, 0.75)], [1, 0.5, 0.5, 0, 0.5]);
  });
});

describe('a click', () => {
  const picture = { left: 300, top: 200, width: 400, height: 300 };
  const window = { width: 1000, height: 700 };
  const rows: [number, number, Zone][] = [
    [500, 300, 'picture'],
    [281, 300, 'picture'], // within 2 % of the window beside it
    [279, 300, 'left'],
    [719, 300, 'picture'],
    [721, 300, 'right'],
    [100, 10, 'left'],
    [500, 170, 'beyond'],
    [500, 185, 'picture'],
    [500, 600, 'beyond'],
  ];
  for (const [x, y, zone] of rows) it(`at ${x}, ${y} means ${zone}`, () => assert.equal(zoneAt(x, y, picture, window), zone));
});

describe('keys', () => {
  const press = (key: string, more: object = {}, facts: object = {}) => keyCommand(
    { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more },
    { sign: 1, isZoomed: false, isOnControl: false, ...facts },
  );
  const rows: [string, unknown, unknown][] = [
    ['ArrowRight turns to the next', press('ArrowRight'), 'next'],
    ['ArrowLeft to the previous', press('ArrowLeft'), 'previous'],
    ['from right to left ArrowLeft turns to the next', press('ArrowLeft', {}, { sign: -1 }), 'next'],
    ['ArrowUp means nothing', press('ArrowUp'), null],
    ['a zoomed picture moves left when the arrow points right', press('ArrowRight', {}, { isZoomed: true }), { dx: -1, dy: 0 }],
    ['a zoomed picture moves down when the arrow points up', press('ArrowUp', {}, { isZoomed: true }), { dx: 0, dy: 1 }],
    ['Home', press('Home'), 'first'],
    ['End', press('End'), 'last'],
    ['PageDown', press('PageDown'), 'next'],
    ['PageUp', press('PageUp'), 'previous'],
    ['+', press('+', { shiftKey: true }), 'zoom-in'],
    ['-', press('-'), 'zoom-out'],
    ['0', press('0'), 'whole'],
    ['the space bar', press(' '), 'next'],
    ['the space bar with Shift', press(' ', { shiftKey: true }), 'previous'],
    ['the space bar on a button is the button\'s', press(' ', {}, { isOnControl: true }), null],
    ['arrows on a button turn all the same', press('ArrowRight', {}, { isOnControl: true }), 'next'],
    ['Ctrl and + zooms the page', press('+', { ctrlKey: true }), null],
    ['Alt and ArrowLeft goes back in history', press('ArrowLeft', { altKey: true }), null],
    ['any other key', press('x'), null],
  ];
  for (const [title, got, wanted] of rows) it(title, () => assert.deepEqual(got, wanted));

  it('held down turn every 200 ms', () => {
    const clock = new ManualClock();
    const gate = new StepThrottle(clock);
    const passed: number[] = [];
    for (; clock.now() <= 600; clock.pass(50)) if (gate.passes()) passed.push(clock.now());
    assert.deepEqual(passed, [0, 200, 400, 600]);
  });
});

describe('a picture grows out of its thumbnail', () => {
  const picture = { left: 100, top: 50, width: 800, height: 400 };
  const thumbnail: Thumbnail = { box: { left: 10, top: 20, width: 200, height: 100 }, fit: 'cover', position: [0.5, 0.5], radiusPx: 8 };

  it('of its own shape', () => {
    assert.deepEqual(grownFrom(thumbnail, picture), { x: -90, y: -30, scale: 0.25, cut: [0, 0, 0, 0], radiusPx: 32 });
  });
  it('cropped to a square: what is cut off is cut off at the start', () => {
    const start = grownFrom({ ...thumbnail, box: { left: 10, top: 20, width: 100, height: 100 } }, picture);
    assert.deepEqual([start?.scale, start?.cut], [0.25, [0, 200, 0, 200]]);
    near(start!.x, 10 - 50 - 100);
  });
  it('cropped around another point', () => {
    const start = grownFrom({ ...thumbnail, box: { left: 10, top: 20, width: 100, height: 100 }, position: [0, 0.5] }, picture);
    assert.deepEqual(start?.cut, [0, 400, 0, 0]);
  });
  it('shown whole in a larger box', () => {
    const start = grownFrom({ ...thumbnail, box: { left: 10, top: 20, width: 200, height: 200 }, fit: 'contain' }, picture);
    assert.deepEqual([start?.scale, start?.cut, start?.y], [0.25, [0, 0, 0, 0], 20 + 50 - 50]);
  });
  it('up to twenty times as small as its thumbnail; a thinner one does not', () => {
    const scales = [20, 19, 1, 1e-5].map(height => grownFrom({ ...thumbnail, box: { left: 0, top: 0, width: 400, height: 400 } }, { ...picture, height })?.scale);
    assert.deepEqual(scales, [20, undefined, undefined, undefined]);
  });
  it('reads object-position', () => {
    assert.deepEqual([positionShares('50% 50%'), positionShares('0% 100%'), positionShares('12px 30%'), positionShares('')], [[0.5, 0.5], [0, 1], [0.5, 0.3], [0.5, 0.5]]);
  });
});
