import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { speedMs, springAfter, strength } from './spring.js';
import { getPanBounds, scaleAround, within, softenOverdrag, zoomLevels } from './zoom-rules.js';

const near = (got: number, wanted: number, share = 1e-6) => assert.ok(Math.abs(got - wanted) <= share, `${got} is not ${wanted}`);

describe('zoom levels', () => {
  const area = { width: 390, height: 700 };
  const rows: [string, Parameters<typeof zoomLevels>[0], { step: number; most: number }][] = [
    [
      'a wide picture on a phone: a double tap fills the height',
      { fit: { width: 390, height: 260 }, area, natural: { width: 2340, height: 1560 } },
      { step: 700 / 260, most: 6 },
    ],
    ['one that fills the window: twice', { fit: { width: 390, height: 700 }, area, natural: null }, { step: 2, most: 4 }],
    ['a thin one: three times', { fit: { width: 390, height: 50 }, area, natural: { width: 780, height: 100 } }, { step: 3, most: 4 }],
    [
      'a small one: four times, though it has no more pixels',
      { fit: { width: 100, height: 100 }, area, natural: { width: 100, height: 100 } },
      { step: 3, most: 4 },
    ],
  ];
  for (const [title, facts, levels] of rows) it(title, () => assert.deepEqual(zoomLevels(facts), levels));
});

describe('bounds', () => {
  it('keep a picture that is smaller than its room in the middle', () => {
    assert.deepEqual(getPanBounds(50, 100, 80), { least: 100, most: 100 });
  });
  it('let a larger one go until its edge is the room\'s', () => {
    assert.deepEqual(getPanBounds(0, 100, 300), { least: -50, most: 150 });
  });
  it('hold a value', () => {
    const bounds = { least: 0, most: 10 };
    assert.deepEqual([-5, 5, 15].map(value => within(value, bounds)), [0, 5, 10]);
  });
  it('yield to a pull, less than it pulls', () => {
    const bounds = { least: 0, most: 10 };
    assert.equal(softenOverdrag(5, bounds), 5);
    near(softenOverdrag(110, bounds), 45);
    near(softenOverdrag(-100, bounds), -35);
  });
  it('leave the point under the fingers where it is', () => {
    // A picture's middle at 100, a finger at 150: 50 px away at zoom 1 are 100 px at zoom 2.
    assert.equal(scaleAround(100, 150, 1, 2), 50);
    assert.equal(scaleAround(100, 100, 1, 3), 100);
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
  it('never overshoot their target without a push', () => {
    for (let ms = 0; ms < 2000; ms += 20) assert.ok(springAfter({ offset: 1, velocity: 0 }, ms).offset >= 0);
  });
  it('glide out with a hand\'s velocity: e to the minus time', () => {
    const perMs = 1 / 300;
    near(springAfter({ offset: -300, velocity: 1 }, 300, perMs).offset, -300 / Math.E, 1e-9);
  });
  it('overshoot a bound and return when they arrive fast', () => {
    const offsets = [20, 60, 100, 200, 400].map(ms => springAfter({ offset: -10, velocity: 2 }, ms, strength).offset);
    assert.ok(Math.max(...offsets) > 0);
    assert.ok(Math.abs(offsets.at(-1)!) < Math.max(...offsets));
  });
});
