import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { Camera, type Scene } from './camera.js';

const scene: Scene = {
  window: { width: 400, height: 800 },
  area: { left: 0, top: 60, width: 400, height: 680 },
  fit: { width: 400, height: 300 },
  natural: { width: 2400, height: 1800 },
};

function camera(isStill = false) {
  const clock = new ManualClock();
  let drawings = 0;
  let rests = 0;
  const made = new Camera({ draw: () => { drawings++; }, rested: () => { rests++; } }, { clock, isStill: () => isStill });
  made.aim(scene, false);
  made.put(made.home);
  return { camera: made, clock, drawings: () => drawings, rests: () => rests };
}

describe('the camera', () => {
  it('turns in 0.6 s, and rests once', () => {
    const { camera: made, clock, rests } = camera();
    made.pull('track', 1);
    clock.pass(300);
    assert.ok(made.track.value > 0.9 && made.track.value < 1);
    assert.equal(rests(), 0);
    clock.pass(320);
    assert.deepEqual([made.track.value, made.isMoving, rests(), clock.waiting], [1, false, 1, 0]);
  });

  it('continues from its position when it gets a new target while moving', () => {
    const { camera: made, clock } = camera();
    made.pull('track', 1);
    clock.pass(100);
    const { value } = made.track;
    made.pull('track', 2);
    clock.pass(10);
    assert.ok(made.track.value > value && made.track.value < value + 0.2);
    clock.pass(1000);
    assert.equal(made.track.value, 2);
  });

  it('arrives immediately under reduced motion', () => {
    const { camera: made, clock, rests } = camera(true);
    made.pull('track', 1);
    made.zoomTo(3);
    assert.deepEqual([made.track.value, made.zoom.value], [1, 3]);
    clock.pass(10);
    assert.equal(rests(), 1);
  });

  it('zooms around a point', () => {
    const { camera: made, clock } = camera();
    const [finger, before] = [{ x: 300, y: 400 }, made.x.value];
    made.zoomTo(4, finger);
    clock.pass(100); // the point stays during the movement, too
    assert.ok(Math.abs((finger.x - made.x.value) / made.zoom.value - (finger.x - before)) < 0.01);
    clock.pass(1000);
    assert.equal(made.x.value, 300 + (before - 300) * 4);
    assert.equal(made.isZoomed, true);
  });

  it('zooms no gap into view', () => {
    const { camera: made, clock } = camera();
    made.zoomTo(2, { x: 0, y: 0 });
    clock.pass(1000);
    // Twice 300 is less than the room's 680: the picture stays in its middle.
    assert.deepEqual([made.x.value, made.y.value], [400, made.home.y]);
  });

  it('moves a zoomed picture up to its bounds, and says when there is no more', () => {
    const { camera: made, clock } = camera();
    made.zoomTo(3);
    clock.pass(1000);
    assert.equal(made.panBy(100, 0), true);
    assert.equal(made.panBy(1000, 0), true);
    clock.pass(1000);
    assert.equal(made.x.value, made.boundsAt(3).x.most);
    assert.equal(made.panBy(100, 0), false);
  });

  it('keeps what is zoomed zoomed in a new window, within the new bounds', () => {
    const { camera: made, clock } = camera();
    made.zoomTo(3, { x: 0, y: 400 });
    clock.pass(1000);
    made.aim({ ...scene, window: { width: 800, height: 400 }, area: { left: 0, top: 0, width: 800, height: 400 }, fit: { width: 533, height: 400 } }, true);
    const { x } = made.boundsAt(3);
    assert.ok(made.zoom.value === 3 && made.x.value >= x.least && made.x.value <= x.most);
  });

  it('shows another slide whole', () => {
    const { camera: made, clock } = camera();
    made.zoomTo(3);
    clock.pass(1000);
    made.aim(scene, false);
    made.put(made.home);
    assert.deepEqual([made.zoom.value, made.x.value, made.isZoomed], [1, made.home.x, false]);
  });

  it('takes the overlay along while a whole picture is dragged', () => {
    const { camera: made } = camera();
    assert.equal(made.presence, 1);
    made.put({ y: made.home.y + 800 / 6 });
    assert.ok(Math.abs(made.presence - 0.5) < 1e-9);
    made.put({ zoom: 2 });
    assert.equal(made.presence, 1);
  });
});
