// Runs in every engine: scrolling, animations.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { revealEffects } from './reveal-effects.js';
import { reveal } from './reveal.js';
import { scrollProgress } from './scroll-progress.js';
import { scrollToElement } from './scroll-to-element.js';
import { whenVisible } from './when-visible.js';

let ended: AbortController;
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .gap { block-size: 3000px } .box { block-size: 200px } .huge { block-size: 300vh }
  .scroller { block-size: 300px; overflow: auto; border: 7px solid } html.smooth { scroll-behavior: smooth }
`);

const placed = (size = 'box') => fixture<HTMLElement>(html`<div><div class="gap"></div><p class=${size}>words</p><div class="gap"></div></div>`);
const target = (page: Element) => page.querySelector<HTMLElement>('p')!;
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
/** Two frames: an observer has told of what the first one drew. */
const seenFrames = async () => { await nextFrame(); await nextFrame(); await nextFrame(); };

describe('core/motion', () => {
  beforeEach(() => {
    ended = new AbortController();
    document.adoptedStyleSheets = [sheet];
  });
  afterEach(() => {
    ended.abort();
    document.documentElement.className = '';
    scrollTo(0, 0);
    document.adoptedStyleSheets = [];
  });

  describe('scrolling to an element', () => {
    for (const isSmooth of [false, true]) {
      it(`leaves 30 px above it, on a page that scrolls ${isSmooth ? 'smoothly' : 'as it comes'}`, async () => {
        if (isSmooth) document.documentElement.className = 'smooth';
        const page = await placed();
        expect(await scrollToElement(target(page))).to.equal(true);
        expect(topOf(target(page))).to.equal(30);
        expect(await scrollToElement(target(page), { offsetPx: 120 })).to.equal(true);
        expect(topOf(target(page))).to.equal(120);
      });
    }

    it('works in a scroller of its own', async () => {
      const page = await fixture<HTMLElement>(html`<div class="scroller"><div class="gap"></div><p class="box">words</p><div class="gap"></div></div>`);
      expect(await scrollToElement(target(page), { scroller: page })).to.equal(true);
      expect(topOf(target(page)) - topOf(page) - page.clientTop).to.equal(30);
      expect(scrollY).to.equal(0);
    });

    it('gives way to the visitor\'s own scrolling', async () => {
      const page = await placed();
      const arriving = scrollToElement(target(page), { minDuration: 60_000, maxDuration: 60_000 });
      await waitUntil(() => scrollY > 0);
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      expect(await arriving).to.equal(false);
      expect(topOf(target(page))).to.be.greaterThan(30);
    });

    it('is stopped by its signal, before and on the way', async () => {
      const page = await placed();
      expect(await scrollToElement(target(page), { signal: AbortSignal.abort() })).to.equal(false);
      expect(scrollY).to.equal(0);
      const arriving = scrollToElement(target(page), { minDuration: 60_000, maxDuration: 60_000, signal: ended.signal });
      ended.abort();
      expect(await arriving).to.equal(false);
    });
  });

  describe('progress while scrolling', () => {
    for (const wrong of [null, undefined, {}, 'p', document]) {
      it(`needs an element, which ${String(wrong)} is not`, () => {
        expect(() => scrollProgress(wrong as never, () => {}, ended.signal)).to.throw('No valid element supplied');
      });
    }

    it('goes from 0 to 1 as the element goes through the window, and stops with its signal', async () => {
      const page = await placed();
      const told: number[] = [];
      scrollProgress(target(page), share => told.push(share), ended.signal);
      expect(told).to.deep.equal([0]);
      scrollBy(0, topOf(target(page)) + 100 - innerHeight / 2);
      await waitUntil(() => Math.abs(told.at(-1)! - 0.5) < 0.01);
      scrollBy(0, 50);
      await waitUntil(() => told.at(-1)! > 0.52);
      scrollTo(0, 5000);
      await waitUntil(() => told.at(-1) === 1);
      ended.abort();
      const count = told.length;
      scrollTo(0, 3000);
      await seenFrames();
      expect(told.length).to.equal(count);
    });
  });

  describe('motion when an element is seen', () => {
    it('waits until half of it is seen, and happens once', async () => {
      const page = await placed();
      let seen = 0;
      whenVisible(target(page), () => { seen++; }, { signal: ended.signal });
      scrollTo(0, 3000 - innerHeight + 80);
      await seenFrames();
      expect(seen).to.equal(0);
      scrollBy(0, 60);
      await waitUntil(() => seen === 1);
      scrollTo(0, 0);
      await seenFrames();
      scrollTo(0, 3000);
      await seenFrames();
      expect(seen).to.equal(1);
    });

    it('does not ask for half of what is higher than the window', async () => {
      const page = await placed('huge');
      let seen = 0;
      whenVisible(target(page), () => { seen++; }, { signal: ended.signal });
      await seenFrames();
      expect(seen).to.equal(0);
      scrollTo(0, 3000 - innerHeight + 40);
      await waitUntil(() => seen === 1);
    });

    it('waits for pictures that are loading, and not for one that fails', async () => {
      const page = await fixture<HTMLElement>(html`<p class="box"></p>`);
      const image = document.createElement('img');
      image.width = image.height = 40;
      // No response arrives before the test releases it.
      Object.defineProperty(image, 'complete', { value: false });
      page.append(image);
      let seen = 0;
      whenVisible(page, () => { seen++; }, { signal: ended.signal });
      await seenFrames();
      expect(seen).to.equal(0);
      image.dispatchEvent(new Event('error'));
      expect(seen).to.equal(1);
    });

    it('hides nothing behind a picture that is not drawn', async () => {
      const page = await fixture<HTMLElement>(html`<p class="box"><img hidden width="9" height="9"></p>`);
      Object.defineProperty(page.querySelector('img'), 'complete', { value: false });
      let seen = 0;
      whenVisible(page, () => { seen++; }, { signal: ended.signal });
      await waitUntil(() => seen === 1);
    });
  });

  describe('appearing', () => {
    const looks = (element: Element) => {
      const { opacity, scale: size } = getComputedStyle(element);
      return [opacity, size];
    };

    it('keeps an element hidden at 0.94 of itself until it is seen, and leaves it as it was', async () => {
      const page = await placed();
      reveal(target(page), revealEffects.scale, { signal: ended.signal });
      expect(looks(target(page))).to.deep.equal(['0', '0.94']);
      expect(target(page).getAttribute('style')).to.equal(null);
      scrollTo(0, 3000);
      await waitUntil(() => target(page).getAnimations().length === 0);
      expect(looks(target(page))).to.deep.equal(['1', 'none']);
    });

    for (const [what, act] of Object.entries({
      'its signal ends': () => ended.abort(),
      'the page is printed': () => window.dispatchEvent(new Event('beforeprint')),
    })) {
      it(`shows the element when ${what}`, async () => {
        const page = await placed();
        reveal(target(page), revealEffects.fade, { signal: ended.signal });
        expect(looks(target(page))[0]).to.equal('0');
        act();
        expect(looks(target(page))[0]).to.equal('1');
      });
    }
  });
});
