import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { sendTouch } from '../../../test/engines/send-touch.js';
import { clear, listen, picture, pictures, putGallery, rests, trackOf } from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

type Point = [x: number, y: number];

/** A pointer that a driver moves: WebKitGTK's makes a mouse of a finger. */
const pointers = {
  'the mouse': {
    async down(position: Point) {
      await sendMouse({ type: 'move', position });
      await sendMouse({ type: 'down' });
    },
    move: (position: Point) => sendMouse({ type: 'move', position }),
    up: () => sendMouse({ type: 'up' }),
  },
  'a finger': {
    down: (position: Point) => sendTouch({ type: 'down', position }),
    move: (position: Point) => sendTouch({ type: 'move', position }),
    up: () => sendTouch({ type: 'up' }),
  },
};
type Pointer = (typeof pointers)['the mouse'] | (typeof pointers)['a finger'];

afterEach(async () => {
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const seen = (gallery: Element) => [...gallery.children].flatMap((slide, at) => ((slide as HTMLElement).offsetWidth > 0 ? [at] : []));
const leftOf = (gallery: Element, at: number) =>
  Math.round(gallery.children[at]!.getBoundingClientRect().left - trackOf(gallery).getBoundingClientRect().left);
const isCrossing = (gallery: Element) => [...gallery.children].some(slide => slide.getAnimations()
  .some(({ effect }) => (effect as KeyframeEffect).getKeyframes().some(keyframe => 'opacity' in keyframe || 'translate' in keyframe)));

/** Presses a pointer on a gallery, where there is room to go, and moves it by so much in steps. */
async function pull(gallery: Element, pointer: Pointer, dx: number, dy = 0): Promise<void> {
  const { left, top, width } = gallery.getBoundingClientRect();
  const [x, y] = [Math.round(left + width * (dx < 0 ? 0.9 : 0.1)), Math.round(top + 60)];
  await pointer.down([x, y]);
  for (const share of [0.25, 0.5, 0.75, 1]) await pointer.move([x + Math.round(dx * share), y + Math.round(dy * share)]);
}
/** Long enough for a click to be a long one. */
const dwell = () => {
  const since = performance.now();
  return waitUntil(() => performance.now() - since > 300, 'it is a long press');
};

for (const [name, pointer] of Object.entries(pointers)) {
  describe(`a drag of a stack with ${name}`, () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      it(`holds the slides in place, and continues from there: ${dir}`, async () => {
        const gallery = await putGallery('transition="new-swipe"', pictures(3), { dir });
        const heard = listen(gallery);
        const sign = dir === 'rtl' ? -1 : 1;
        await pull(gallery, pointer, -sign * 360);
        await waitUntil(() => leftOf(gallery, 0) === -sign * 360, 'it follows');
        expect(leftOf(gallery, 1)).to.equal(sign * (616 - 360));
        expect(await gallery.next(), 'held').to.equal(false);
        await dwell();
        await pointer.up();
        await rests(gallery, 1);
        expect(heard).to.deep.equal(['site-slide-change 0>1']);
      });
    }

    it('of less than half returns', async () => {
      const gallery = await putGallery('transition="new-swipe"', pictures(3));
      const heard = listen(gallery);
      await pull(gallery, pointer, -240);
      await dwell();
      await pointer.up();
      await rests(gallery, 0);
      expect(heard).to.deep.equal([]);
    });

    it('needs more than width / 2.25 when it is slow, with swipe and fade', async () => {
      for (const transition of ['swipe', 'fade']) {
        const gallery = await putGallery(`transition="${transition}"`, pictures(3));
        await pull(gallery, pointer, -240);
        await dwell();
        await pointer.up();
        await rests(gallery, 0);
        await pull(gallery, pointer, -300);
        await dwell();
        await pointer.up();
        await rests(gallery, 1);
        clear();
      }
    });

    it('holds a fade half-way', async () => {
      const gallery = await putGallery('', pictures(3));
      await pull(gallery, pointer, -300);
      const opacities = () => [...gallery.children].slice(0, 2).map(slide => Number(getComputedStyle(slide).opacity));
      await waitUntil(() => opacities().every(opacity => opacity === 0.5), 'it follows');
      await pointer.up();
      await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
    });

    for (const [boundaries, px] of [['hard', 0], ['none', 308], ['inertial', 133]] as const) {
      it(`past the first slide goes ${px} px with ${boundaries} boundaries`, async () => {
        const gallery = await putGallery(`transition="swipe" swipe-boundaries="${boundaries}"`, pictures(3));
        const heard = listen(gallery);
        await pull(gallery, pointer, 308);
        await waitUntil(() => leftOf(gallery, 0) === px, 'it follows');
        await pointer.up();
        await rests(gallery, 0);
        await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
        expect(heard).to.deep.equal([]);
      });
    }

    it('wraps in a loop, also of two', async () => {
      for (const count of [3, 2]) {
        const gallery = await putGallery('transition="swipe" loop', pictures(count));
        await pull(gallery, pointer, 400);
        await pointer.up();
        await rests(gallery, count - 1);
        await pull(gallery, pointer, -400);
        await pointer.up();
        await rests(gallery, 0);
        clear();
      }
    });

    it('takes slides out of their transition, from where they are', async () => {
      const gallery = await putGallery('transition="new-swipe"', pictures(4));
      const { left, top } = gallery.getBoundingClientRect();
      const from: Point = [Math.round(left + 300), Math.round(top + 60)];
      await pointer.down(from);
      await gallery.next();
      await waitUntil(() => isCrossing(gallery), 'it moves', { interval: 5 });
      const slow = [...gallery.children].slice(0, 2).flatMap(slide => slide.getAnimations());
      for (const animation of slow) { // the driver is slower than the slides
        animation.pause();
        animation.currentTime = 120;
      }
      const caught = leftOf(gallery, 0);
      for (const px of [30, -20]) {
        await pointer.move([from[0] + px, from[1]]);
        await waitUntil(() => Math.abs(leftOf(gallery, 0) - (caught + px)) <= 2, 'it goes on from there');
      }
      await pointer.up();
      await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
      expect(seen(gallery)).to.deep.equal([gallery.current]);
      expect(await gallery.show(3)).to.equal(true);
      await rests(gallery, 3);
    });

    it('is left to the page when it goes up or down', async () => {
      const gallery = await putGallery('transition="swipe"', pictures(3));
      await pull(gallery, pointer, -20, 80);
      expect([leftOf(gallery, 0), isCrossing(gallery)]).to.deep.equal([0, false]);
      await pointer.up();
      await rests(gallery, 0);
    });

    it('does not count as a click', async () => {
      const link = (name: string) => `<a href="#${name}">${picture(name)}</a>`;
      const gallery = await putGallery('transition="swipe"', link('a') + link('b'));
      await pull(gallery, pointer, -40);
      await dwell();
      await pointer.up();
      await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
      expect([location.hash, gallery.current]).to.deep.equal(['', 0]);
    });
  });
}
