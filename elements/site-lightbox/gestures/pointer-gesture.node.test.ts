import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { Camera } from '../zoom/camera.js';
import { PointerGesture } from './pointer-gesture.js';
import { Taps } from './taps.js';

interface Options { readonly sign?: 1 | -1; readonly ends?: boolean; readonly zoom?: number }

/** A phone of 400 x 800 with a picture of 400 x 300 and a hand over it. */
function phone({ sign = 1, ends = false, zoom = 1 }: Options = {}) {
  const clock = new ManualClock();
  const did: string[] = [];
  const camera = new Camera({ draw() {}, rested() {} }, { clock, isStill: () => false });
  camera.aim(
    {
      window: { width: 400, height: 800 },
      area: { left: 0, top: 0, width: 400, height: 800 },
      fit: { width: 400, height: 300 },
      natural: { width: 2400, height: 1800 },
    },
    false,
  );
  camera.put({ ...camera.home, zoom });
  const gesture = new PointerGesture({
    camera, sign, pitchPx: 400, position: 0,
    canTurn: () => !ends,
    turn: by => {
      did.push(`turn ${by}`);
      camera.pull('track', by);
    },
    close: () => did.push('close'),
    began: () => did.push('began'),
  });
  const drag = (id: number, from: readonly [number, number], to: readonly [number, number], ms: number) => {
    for (let step = 1; step <= 10; step++) {
      clock.pass(ms / 10);
      gesture.move(id, { x: from[0] + (to[0] - from[0]) * step / 10, y: from[1] + (to[1] - from[1]) * step / 10 }, clock.now());
    }
  };
  const swipe = (from: readonly [number, number], to: readonly [number, number], ms: number, restMs = 0) => {
    gesture.down(1, { x: from[0], y: from[1] }, clock.now());
    drag(1, from, to, ms);
    clock.pass(restMs);
    gesture.up(1, clock.now());
  };
  return { clock, camera, gesture, did, swipe, drag };
}

describe('one finger', () => {
  it('turns by a flick', () => {
    const { swipe, did, camera, clock } = phone();
    swipe([300, 400], [200, 410], 100);
    assert.deepEqual(did, ['began', 'turn 1']);
    clock.pass(1000);
    assert.equal(camera.track.value, 1);
  });

  it('turns the other way from right to left', () => {
    const { swipe, did } = phone({ sign: -1 });
    swipe([300, 400], [200, 410], 100);
    assert.deepEqual(did, ['began', 'turn -1']);
  });

  it('returns the slide after a slow, short drag', () => {
    const { swipe, did } = phone();
    swipe([300, 400], [200, 400], 800, 100);
    assert.deepEqual(did, ['began', 'turn 0']);
  });

  it('follows the hand exactly, and yields less at an end', () => {
    for (const [ends, track] of [[false, 0.25], [true, 0.25 * 0.35]] as const) {
      const { gesture, drag, camera } = phone({ ends });
      gesture.down(1, { x: 300, y: 400 }, 0);
      gesture.move(1, { x: 290, y: 400 }, 5); // here it is decided, and from here it follows
      drag(1, [290, 400], [190, 400], 100);
      assert.ok(Math.abs(camera.track.value - track) < 1e-9, String(camera.track.value));
    }
  });

  it('never turns beyond an end', () => {
    const { swipe, did } = phone({ ends: true });
    swipe([300, 400], [100, 400], 50);
    assert.deepEqual(did, ['began', 'turn 0']);
  });

  it('closes by a pull up or down', () => {
    for (const to of [600, 200]) {
      const { swipe, did } = phone();
      swipe([200, 400], [200, to], 200);
      assert.deepEqual(did, ['began', 'close']);
    }
  });

  it('returns a picture after a short drag', () => {
    const { swipe, did, camera, clock } = phone();
    swipe([200, 400], [200, 440], 600, 100);
    clock.pass(1000);
    assert.deepEqual([did, camera.y.value], [['began'], camera.home.y]);
  });

  it('does nothing within 10 px', () => {
    const { swipe, did, camera } = phone();
    swipe([200, 400], [206, 405], 50);
    assert.deepEqual([did, camera.track.value, camera.y.value], [[], 0, camera.home.y]);
  });

  it('catches a moving slide, and lets it continue after a plain tap', () => {
    const { gesture, camera, clock } = phone();
    camera.pull('track', 1);
    clock.pass(60);
    const { value } = camera.track;
    gesture.down(1, { x: 200, y: 400 }, clock.now());
    clock.pass(500);
    assert.equal(camera.track.value, value);
    gesture.up(1, clock.now());
    assert.notEqual(camera.track.isMoving, false);
  });
});

describe('one finger on a zoomed picture', () => {
  it('moves it, and it glides on', () => {
    const { swipe, camera, clock, did } = phone({ zoom: 4 });
    swipe([200, 400], [230, 400], 60);
    const { value } = camera.x;
    assert.deepEqual(did, ['began']);
    clock.pass(3000);
    assert.ok(camera.x.value > value + 20);
  });

  it('does not move it out of its bounds', () => {
    const { swipe, camera, clock } = phone({ zoom: 4 });
    for (let times = 0; times < 5; times++) swipe([50, 100], [350, 700], 60);
    clock.pass(3000);
    const bounds = camera.boundsAt(4);
    assert.deepEqual([camera.x.value, camera.y.value], [bounds.x.most, bounds.y.most]);
  });

  it('turns at its edge, where it was before', () => {
    const { swipe, camera, clock, did } = phone({ zoom: 4 });
    camera.put({ x: camera.boundsAt(4).x.most });
    swipe([100, 400], [300, 400], 100);
    clock.pass(1000);
    assert.deepEqual(did, ['began', 'turn -1']);
  });
});

describe('two touch pointers', () => {
  const pinch = (to: number, options?: Options) => {
    const made = phone(options);
    const { gesture, clock } = made;
    gesture.down(1, { x: 150, y: 400 }, 0);
    gesture.down(2, { x: 250, y: 400 }, 0);
    for (let step = 1; step <= 10; step++) {
      clock.pass(10);
      const half = 50 + (to / 2 - 50) * step / 10;
      gesture.move(1, { x: 200 - half, y: 400 }, clock.now());
      gesture.move(2, { x: 200 + half, y: 400 }, clock.now());
    }
    return made;
  };
  const lift = ({ gesture, clock }: ReturnType<typeof phone>) => {
    gesture.up(1, clock.now());
    gesture.up(2, clock.now());
    clock.pass(1500);
  };

  it('zoom as far as they part', () => {
    const made = pinch(300);
    assert.ok(Math.abs(made.camera.zoom.value - 3) < 1e-9);
    lift(made);
    assert.ok(Math.abs(made.camera.zoom.value - 3) < 1e-9 && made.camera.isZoomed);
  });

  it('feel the greatest zoom, and are taken back to it', () => {
    const made = pinch(1200);
    assert.ok(made.camera.zoom.value > 6 && made.camera.zoom.value < 12);
    lift(made);
    assert.equal(made.camera.zoom.value, 6);
  });

  it('make a whole picture a little smaller, and return it', () => {
    const made = pinch(80);
    assert.ok(made.camera.zoom.value < 1);
    lift(made);
    assert.deepEqual([made.did, made.camera.zoom.value, made.camera.x.value], [['began'], 1, 200]);
  });

  it('close by a tight pinch', () => {
    const made = pinch(30);
    lift(made);
    assert.deepEqual(made.did, ['began', 'close']);
  });

  it('keep the picture under them', () => {
    const made = phone();
    const { gesture, camera, clock } = made;
    gesture.down(1, { x: 300, y: 300 }, 0);
    gesture.down(2, { x: 300, y: 500 }, 0);
    clock.pass(16);
    gesture.move(1, { x: 300, y: 200 }, 16);
    gesture.move(2, { x: 300, y: 600 }, 16);
    // The middle of the fingers was 100 px right of the picture's middle: at twice the size, 200 px.
    assert.ok(Math.abs(camera.zoom.value - 2) < 1e-9 && Math.abs(camera.x.value - 100) < 1e-9);
  });

  it('become one without a jump', () => {
    const made = pinch(300);
    const { gesture, camera, clock } = made;
    const before = camera.x.value;
    gesture.up(1, clock.now());
    gesture.move(2, { x: 351, y: 400 }, clock.now() + 10);
    assert.ok(Math.abs(camera.x.value - before) <= 2);
  });

  it('do not zoom while the row is pulled', () => {
    const { gesture, drag, camera } = phone();
    gesture.down(1, { x: 300, y: 400 }, 0);
    drag(1, [300, 400], [200, 400], 50);
    gesture.down(2, { x: 100, y: 400 }, 60);
    gesture.move(2, { x: 10, y: 400 }, 70);
    assert.equal(camera.zoom.value, 1);
  });
});

describe('a gesture that the browser takes away', () => {
  it('changes nothing', () => {
    const { gesture, drag, clock, did } = phone();
    gesture.down(1, { x: 200, y: 400 }, 0);
    drag(1, [200, 400], [200, 460], 60);
    gesture.up(1, clock.now(), true);
    assert.deepEqual(did, ['began']);
  });
});

describe('taps', () => {
  const taps = () => {
    const clock = new ManualClock();
    const events: string[] = [];
    const made = new Taps({ once: () => events.push('once'), twice: at => events.push(`twice ${at.x}`) }, clock);
    return { clock, events, made };
  };
  it('are one when nothing follows', () => {
    const { clock, events, made } = taps();
    made.tap({ x: 1, y: 1 });
    clock.pass(299);
    assert.deepEqual(events, []);
    clock.pass(2);
    assert.deepEqual(events, ['once']);
  });
  it('are a double tap when a second comes soon and near', () => {
    const { clock, events, made } = taps();
    made.tap({ x: 1, y: 1 });
    clock.pass(200);
    made.tap({ x: 9, y: 1 });
    clock.pass(1000);
    assert.deepEqual(events, ['twice 9']);
  });
  it('far from each other are two', () => {
    const { clock, events, made } = taps();
    made.tap({ x: 1, y: 1 });
    clock.pass(100);
    made.tap({ x: 200, y: 1 });
    clock.pass(1000);
    assert.deepEqual(events, ['once']);
  });
});
