import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, dialogOf, gone, inside, isOpen, listen, opened, picture, putLightbox, rests, shown, still, zoomOf } from './lightbox-page.fixture.test.js';
import './site-lightbox.js';

before(() => setViewport({ width: 800, height: 700 }));
afterEach(async () => {
  await sendMouse({ type: 'up' }).catch(() => {});
  await clear();
});

type Place = readonly [x: number, y: number];
const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });

async function ready(attributes?: string, dir?: string) {
  const lightbox = await putLightbox(attributes, undefined, dir);
  await opened(lightbox);
  await still(lightbox);
  return lightbox;
}

/** Fingers on the open lightbox, as browsers report them. */
function pointers(lightbox: Element) {
  const stage = inside(lightbox, '.stage')!;
  const tell = (type: string, pointerId: number, [clientX, clientY]: Place) => stage.dispatchEvent(new PointerEvent(type, {
    pointerId, clientX, clientY, pointerType: 'touch', isPrimary: pointerId === 1, bubbles: true, composed: true, cancelable: true,
  }));
  return {
    down: (id: number, at: Place) => tell('pointerdown', id, at),
    move: (id: number, at: Place) => tell('pointermove', id, at),
    up: (id: number, at: Place) => tell('pointerup', id, at),
    cancel: (id: number, at: Place) => tell('pointercancel', id, at),
    /** Moves frame by frame, so that a speed can be seen. */
    async drag(id: number, from: Place, to: Place, frames = 6) {
      for (let step = 1; step <= frames; step++) {
        await frame();
        tell('pointermove', id, [from[0] + (to[0] - from[0]) * step / frames, from[1] + (to[1] - from[1]) * step / frames]);
      }
    },
  };
}

async function swipe(lightbox: Element, from: Place, to: Place): Promise<void> {
  const { down, drag, up } = pointers(lightbox);
  down(1, from);
  await drag(1, from, to);
  up(1, to);
}

describe('one touch pointer', () => {
  for (const [dir, to, name] of [['ltr', 100, 'b'], ['ltr', 700, 'c'], ['rtl', 100, 'c'], ['rtl', 700, 'b']] as const) {
    it(`turns to ${name} when it swipes to ${to < 400 ? 'the left' : 'the right'} in ${dir}`, async () => {
      const lightbox = await ready('', dir);
      await swipe(lightbox, [800 - to, 350], [to, 360]);
      await rests(lightbox, name);
    });
  }

  it('moves the row along, and returns it', async () => {
    const lightbox = await ready();
    const events = listen(lightbox);
    const { down, drag, up } = pointers(lightbox);
    const { left } = picture(lightbox).getBoundingClientRect();
    down(1, [400, 350]);
    await drag(1, [400, 350], [300, 350]);
    expect(picture(lightbox).getBoundingClientRect().left).to.be.within(left - 100, left - 60);
    await drag(1, [300, 350], [360, 350]);
    up(1, [360, 350]);
    await rests(lightbox, 'a');
    expect(events).to.deep.equal([]);
  });

  it('does not turn beyond an end', async () => {
    const lightbox = await ready('loop="false"');
    await swipe(lightbox, [200, 350], [600, 350]);
    await rests(lightbox, 'a');
  });

  it('drags the picture away, and the overlay goes with it', async () => {
    const lightbox = await ready();
    const { down, drag, up } = pointers(lightbox);
    down(1, [400, 350]);
    await drag(1, [400, 350], [400, 480]);
    const opacity = Number(getComputedStyle(inside(lightbox, '.overlay')!).opacity);
    expect(opacity).to.be.within(0.2, 0.7);
    up(1, [400, 480]);
    await gone(lightbox);
  });

  it('returns a picture after a short drag', async () => {
    const lightbox = await ready();
    const { top } = picture(lightbox).getBoundingClientRect();
    const { down, drag, up } = pointers(lightbox);
    down(1, [400, 350]);
    await drag(1, [400, 350], [400, 400], 4);
    await drag(1, [400, 400], [400, 385], 4);
    up(1, [400, 385]);
    await still(lightbox);
    expect(picture(lightbox).getBoundingClientRect().top).to.be.closeTo(top, 1);
    expect(isOpen(lightbox)).to.equal(true);
  });

  it('that the browser takes away changes nothing', async () => {
    const lightbox = await ready();
    const { down, drag, cancel } = pointers(lightbox);
    down(1, [400, 350]);
    await drag(1, [400, 350], [100, 350]);
    cancel(1, [100, 350]);
    await still(lightbox);
    expect(isOpen(lightbox)).to.equal(true);
  });

  it('hides and shows what lies over the picture by a tap', async () => {
    const lightbox = await ready();
    const { down, up } = pointers(lightbox);
    const isBare = () => getComputedStyle(inside(lightbox, '.chrome')!).visibility === 'hidden';
    for (const bare of [true, false]) {
      down(1, [400, 350]);
      up(1, [402, 351]);
      await waitUntil(() => isBare() === bare, `bare: ${bare}`);
    }
  });

  it('zooms by a double tap at the point, and back', async () => {
    const lightbox = await ready();
    const before = picture(lightbox).getBoundingClientRect();
    const point: Place = [before.left + before.width * 0.55, before.top + before.height * 0.45];
    const { down, up } = pointers(lightbox);
    const twice = async () => {
      for (const id of [1, 1]) {
        down(id, point);
        up(id, point);
      }
      await still(lightbox);
    };
    await twice();
    const after = picture(lightbox).getBoundingClientRect();
    expect(after.width / before.width).to.be.closeTo(2, 0.01);
    expect((point[0] - after.left) / after.width).to.be.closeTo(0.55, 0.01);
    await twice();
    expect(zoomOf(lightbox)).to.be.closeTo(before.width, 1);
  });
});

describe('two touch pointers', () => {
  async function pinch(lightbox: Element, fromPx: number, toPx: number) {
    const { down, move, up } = pointers(lightbox);
    const at = (half: number): [Place, Place] => [[400 - half, 350], [400 + half, 350]];
    const [first, second] = at(fromPx / 2);
    down(1, first);
    down(2, second);
    for (let step = 1; step <= 6; step++) {
      await frame();
      const [one, two] = at((fromPx + (toPx - fromPx) * step / 6) / 2);
      move(1, one);
      move(2, two);
    }
    return () => {
      const [one, two] = at(toPx / 2);
      up(1, one);
      up(2, two);
    };
  }

  it('zoom the picture under them, and it stays zoomed', async () => {
    const lightbox = await ready();
    const before = zoomOf(lightbox);
    const lift = await pinch(lightbox, 100, 250);
    expect(zoomOf(lightbox) / before).to.be.closeTo(2.5, 0.02);
    lift();
    await still(lightbox);
    expect(zoomOf(lightbox) / before).to.be.closeTo(2.5, 0.02);
    expect(lightbox.matches(':state(zoomed)')).to.equal(true);
  });

  it('are followed by one that moves it, up to its edge', async () => {
    const lightbox = await ready();
    const lift = await pinch(lightbox, 100, 400);
    lift();
    await still(lightbox);
    const area = inside(lightbox, '.area')!.getBoundingClientRect();
    for (let times = 0; times < 4; times++) {
      await swipe(lightbox, [250, 200], [550, 600]);
      await still(lightbox);
      if (shown(lightbox) !== 'a') break;
    }
    const { left, top } = picture(lightbox).getBoundingClientRect();
    expect(shown(lightbox)).to.equal('a');
    expect([Math.abs(left - area.left) <= 1, Math.abs(top - area.top) <= 1], `${left} ${top}`).to.deep.equal([true, true]);
  });

  it('close by a tight pinch', async () => {
    const lightbox = await ready();
    (await pinch(lightbox, 300, 60))();
    await gone(lightbox);
  });

  it('return a picture after a slight pinch', async () => {
    const lightbox = await ready();
    const before = zoomOf(lightbox);
    (await pinch(lightbox, 300, 260))();
    await still(lightbox);
    expect(zoomOf(lightbox)).to.be.closeTo(before, 1);
  });
});

describe('a mouse', () => {
  const pull = async (from: Place, to: Place) => {
    await sendMouse({ type: 'move', position: [...from] });
    await sendMouse({ type: 'down' });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await sendMouse({ type: 'move', position: [Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share)] });
    }
    await sendMouse({ type: 'up' });
  };

  it('drags the next picture in, which does not count as a click', async () => {
    const lightbox = await ready();
    await pull([700, 350], [150, 350]);
    await rests(lightbox, 'b');
    await still(lightbox);
    expect(lightbox.matches(':state(zoomed)')).to.equal(false);
  });

  it('clicks the picture large, and pulls it about', async () => {
    const lightbox = await ready();
    await sendMouse({ type: 'click', position: [400, 350] });
    await waitUntil(() => lightbox.matches(':state(zoomed)'));
    await still(lightbox);
    const before = picture(lightbox).getBoundingClientRect();
    await sendMouse({ type: 'move', position: [400, 350] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [420, 350] });
    await sendMouse({ type: 'move', position: [470, 350] });
    const moved = picture(lightbox).getBoundingClientRect();
    expect(moved.left - before.left).to.be.within(40, 70);
    expect(dialogOf(lightbox)!.hasAttribute('data-held')).to.equal(true);
    await sendMouse({ type: 'up' });
    await still(lightbox);
    expect([lightbox.matches(':state(zoomed)'), shown(lightbox)]).to.deep.equal([true, 'a']);
  });

  it('pulls the picture away', async () => {
    const lightbox = await ready();
    await pull([400, 300], [400, 600]);
    await gone(lightbox);
  });
});

describe('a wheel', () => {
  const turn = (lightbox: Element, init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { bubbles: true, composed: true, cancelable: true, clientX: 400, clientY: 350, ...init });
    inside(lightbox, '.stage')!.dispatchEvent(event);
    return event;
  };

  it('zooms with Ctrl, as a trackpad\'s pinch does, and never the page', async () => {
    const lightbox = await ready();
    const before = zoomOf(lightbox);
    const event = turn(lightbox, { ctrlKey: true, deltaY: -40 });
    expect(event.defaultPrevented).to.equal(true);
    expect(zoomOf(lightbox) / before).to.be.closeTo(Math.exp(0.4), 0.01);
    turn(lightbox, { ctrlKey: true, deltaY: 400 });
    turn(lightbox, { ctrlKey: true, deltaY: 400 });
    expect(zoomOf(lightbox)).to.be.closeTo(before, 1);
    expect(lightbox.matches(':state(zoomed)')).to.equal(false);
  });

  it('moves what is zoomed', async () => {
    const lightbox = await ready();
    for (let times = 0; times < 4; times++) turn(lightbox, { ctrlKey: true, deltaY: -50 });
    const before = picture(lightbox).getBoundingClientRect();
    turn(lightbox, { deltaX: 30, deltaY: 20 });
    const after = picture(lightbox).getBoundingClientRect();
    expect([Math.round(before.left - after.left), Math.round(before.top - after.top)]).to.deep.equal([30, 20]);
  });

  it('is Safari\'s pinch, too', async () => {
    const lightbox = await ready();
    const before = zoomOf(lightbox);
    const stage = inside(lightbox, '.stage')!;
    for (const [type, scale] of [['gesturestart', 1], ['gesturechange', 1.5]] as const) {
      stage.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale, clientX: 400, clientY: 350 }));
    }
    expect(zoomOf(lightbox) / before).to.be.closeTo(1.5, 0.01);
  });
});
