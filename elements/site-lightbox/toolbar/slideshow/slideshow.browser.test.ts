import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { ManualClock } from '../../../../core/platform/manual-clock.fixture.test.js';
import { pageClock } from '../../../../core/platform/timing.js';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, button, dialogOf, gone, inside, link, rests, shown, status } from '../../lightbox-page.fixture.test.js';
import { isPressed, putWith, replace, tool } from '../toolbar-page.fixture.test.js';
import '../../site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('the slideshow', () => {
  const { after } = pageClock;
  let clock: ManualClock;
  beforeEach(() => {
    clock = new ManualClock();
    pageClock.after = (ms, callback) => (ms >= 1000 ? clock.after(ms, callback) : after(ms, callback));
  });
  afterEach(() => { pageClock.after = after; });

  /** The slideshow waits for pictures that are loading. */
  const arrived = (lightbox: Element) => waitUntil(() => inside(lightbox, '.slide:not([inert])')?.ariaBusy !== 'true', 'the picture is there');

  it('starts with a click, and announces it; its steps are silent', async () => {
    const lightbox = await putWith('slideshow', 'slideshow-duration="3"');
    expect([isPressed(lightbox, 'slideshow'), clock.waiting]).to.deep.equal([false, 0]);
    tool(lightbox, 'slideshow')!.click();
    await waitUntil(() => isPressed(lightbox, 'slideshow') && status(lightbox) === 'Slideshow started');
    await arrived(lightbox);
    clock.pass(3000);
    await rests(lightbox, 'b');
    await waitUntil(() => status(lightbox) === '', 'it is silent');
    await arrived(lightbox);
    clock.pass(3000);
    await rests(lightbox, 'c');
    tool(lightbox, 'slideshow')!.click();
    await waitUntil(() => !isPressed(lightbox, 'slideshow'));
    expect(clock.waiting).to.equal(0);
  });

  it('stops at a visitor\'s own move, which is announced', async () => {
    const lightbox = await putWith('slideshow');
    tool(lightbox, 'slideshow')!.click();
    await waitUntil(() => isPressed(lightbox, 'slideshow'));
    button(lightbox, 'next')!.click();
    await waitUntil(() => !isPressed(lightbox, 'slideshow') && status(lightbox) === 'Picture 2 of 3: Picture b');
    expect(clock.waiting).to.equal(0);
  });

  it('stops in a hidden tab, at a zoom, at a video that plays and when it is closed', async () => {
    const lightbox = await putWith('slideshow');
    const play = async () => {
      tool(lightbox, 'slideshow')!.click();
      await waitUntil(() => isPressed(lightbox, 'slideshow'), 'it plays');
    };
    const stopped = (why: string) => waitUntil(() => !isPressed(lightbox, 'slideshow') && status(lightbox) === 'Slideshow stopped' && clock.waiting === 0, why);
    await play();
    const restore = replace(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    restore();
    await stopped('by a hidden tab');
    await play();
    inside(lightbox, '.picture')!.dispatchEvent(new Event('play'));
    await stopped('by a video');
    await play();
    button(lightbox, 'zoom')!.click();
    await stopped('by a zoom');
    await play();
    await lightbox.hide();
    await gone(lightbox);
    expect(clock.waiting).to.equal(0);
  });

  it('ends after the last slide where it does not loop', async () => {
    const lightbox = await putWith('slideshow', 'loop="false" slideshow-duration="2"', link('a') + link('b'));
    tool(lightbox, 'slideshow')!.click();
    await waitUntil(() => isPressed(lightbox, 'slideshow'));
    await arrived(lightbox);
    clock.pass(2000);
    await rests(lightbox, 'b');
    await arrived(lightbox);
    clock.pass(2000);
    await waitUntil(() => !isPressed(lightbox, 'slideshow') && status(lightbox) === 'Slideshow stopped');
    expect(shown(lightbox)).to.equal('b');
  });

  it('has the space bar on its button, and leaves it to the slides elsewhere', async () => {
    const lightbox = await putWith('slideshow');
    tool(lightbox, 'slideshow')!.focus();
    await sendKeys({ press: ' ' });
    await waitUntil(() => isPressed(lightbox, 'slideshow'));
    expect(shown(lightbox)).to.equal('a');
    dialogOf(lightbox)!.querySelector<HTMLElement>('.stage')!.focus();
    await sendKeys({ press: ' ' });
    await rests(lightbox, 'b');
    await waitUntil(() => !isPressed(lightbox, 'slideshow'));
  });
});
