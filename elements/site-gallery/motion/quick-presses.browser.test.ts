import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, listen, partOf, pictures, put, putGallery, rests, trackOf } from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

afterEach(async () => {
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const flows = ['', 'transition="new-swipe"', 'transition="scroll"', 'design="carousel" slides-per-row="1"'];

describe('a visitor who is quicker than the slides', () => {
  for (const attributes of flows) {
    const name = attributes || 'fade';

    it(`goes three slides on with three arrow keys: ${name}`, async () => {
      const gallery = await putGallery(attributes, pictures(6));
      const heard = listen(gallery);
      trackOf(gallery).focus();
      for (let times = 0; times < 3; times += 1) await sendKeys({ press: 'ArrowRight' });
      expect(gallery.current).to.equal(3);
      await rests(gallery, 3);
      expect(heard).to.deep.equal(['site-slide-change 0>1', 'site-slide-change 1>2', 'site-slide-change 2>3']);
    });

    it(`goes as far as the buttons are pressed, in one task: ${name}`, async () => {
      const gallery = await putGallery(attributes, pictures(6));
      for (const part of ['next', 'next', 'next', 'next', 'previous']) partOf(gallery, part)!.click();
      expect(gallery.current).to.equal(3);
      await rests(gallery, 3);
      expect(await gallery.next(), 'it is free again').to.equal(true);
    });

    it(`is refused past the end only: ${name}`, async () => {
      const gallery = await putGallery(attributes, pictures(3));
      const heard = listen(gallery);
      for (let times = 0; times < 4; times += 1) partOf(gallery, 'next')!.click();
      await rests(gallery, 2);
      expect(heard).to.deep.equal(['site-slide-change 0>1', 'site-slide-change 1>2', 'site-gallery-end', 'site-gallery-end']);
    });

    if (attributes.includes('carousel')) continue; // a flick leads further there
    it(`goes two slides on with two flicks: ${name}`, async () => {
      const gallery = await putGallery(attributes, pictures(6));
      const { left, top } = gallery.getBoundingClientRect();
      const track = trackOf(gallery);
      // By hand: a driver is slower than the slides.
      const flick = () => {
        const send = (type: string, dx: number, at: number) => {
          const event = new PointerEvent(type, {
            bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0,
            clientX: left + 400 + dx, clientY: top + 60,
          });
          Object.defineProperty(event, 'timeStamp', { value: at });
          gallery.children[0]!.dispatchEvent(event);
        };
        const now = performance.now();
        send('pointerdown', 0, now);
        for (const [step, dx] of [-20, -60, -110].entries()) send('pointermove', dx, now + 10 * (step + 1));
        send('pointerup', -130, now + 40);
      };
      track.setPointerCapture = () => {};
      flick();
      expect(gallery.current).to.equal(1);
      flick();
      await rests(gallery, 2);
    });
  }

  it('holds a key and sees every slide', async () => {
    const gallery = await putGallery('', pictures(6));
    const press = (repeat: boolean) =>
      trackOf(gallery).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat, bubbles: true, composed: true }));
    for (const repeat of [false, true, true, true]) press(repeat);
    expect(gallery.current).to.equal(1);
    await rests(gallery, 1);
    press(true);
    await rests(gallery, 2);
  });

  it('clicks a neighbour in a strip twice and is there once', async () => {
    const gallery = await putGallery('design="strip" active-alignment="start"', pictures(8));
    for (let times = 0; times < 2; times += 1) (gallery.children[1] as HTMLElement).click();
    await rests(gallery, 1);
  });

  it('is refused while a linked gallery is moving to another slide', async () => {
    const main = await putGallery('id="quick"', pictures(5));
    const strip = put(`<site-gallery linked="quick">${pictures(5)}</site-gallery>`) as HTMLElementTagNameMap['site-gallery'];
    await strip.updateComplete;
    await waitUntil(() => trackOf(strip), 'it is drawn');
    partOf(main, 'next')!.click();
    await waitUntil(() => strip.current === 1, 'they are linked');
    await Promise.all([rests(main, 1), rests(strip, 1)]);
    partOf(main, 'next')!.click();
    partOf(strip, 'next')!.click(); // not there yet: the other is at 2
    await Promise.all([rests(main, 2), rests(strip, 2)]);
  });
});
