import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { zoneAt, type Zone } from './clicks.js';
import { keyCommand, StepThrottle } from './keyboard.js';
import { strength } from '../zoom/spring.js';
import { presence } from '../zoom/zoom-rules.js';
import { closesAfterDrag, closesAfterPinch, calculateGlide, turnAfterSwipe } from './release-rules.js';

const near = (got: number, wanted: number, share = 1e-6) => assert.ok(Math.abs(got - wanted) <= share, `${got} is not ${wanted}`);

describe('a pointer is released', () => {
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
    const free = calculateGlide(20, 0.1, bounds);
    near(free.to, 52.5);
    assert.ok(free.perMs < strength);
    assert.deepEqual(calculateGlide(90, 1, bounds), { to: 100, perMs: strength });
    assert.deepEqual(calculateGlide(-30, 0, bounds), { to: 0, perMs: strength });
  });

  it('the overlay goes with what is dragged and what is pinched', () => {
    assert.deepEqual(
      [presence(0, 900, 1), presence(150, 900, 1), presence(-150, 900, 1), presence(400, 900, 1), presence(0, 900, 0.75)],
      [1, 0.5, 0.5, 0, 0.5],
    );
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
