import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, partOf, picture, pictures, put, putGallery, rests, trackOf } from '../gallery-page.fixture.test.js';
import type { SiteGallery } from '../site-gallery.js';
import '../site-gallery.js';

const matchMediaBefore = window.matchMedia;
afterEach(async () => {
  window.matchMedia = matchMediaBefore;
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const seen = (gallery: Element) => [...gallery.children].flatMap((slide, at) => ((slide as HTMLElement).offsetWidth > 0 ? [at] : []));
const leftOf = (gallery: Element, at: number) =>
  Math.round(gallery.children[at]!.getBoundingClientRect().left - trackOf(gallery).getBoundingClientRect().left);
const isCrossing = (gallery: Element) => [...gallery.children].some(slide => slide.getAnimations()
  .some(({ effect }) => (effect as KeyframeEffect).getKeyframes().some(keyframe => 'opacity' in keyframe || 'translate' in keyframe)));

describe('a stack', () => {
  it('draws the current slide alone, and two during a transition', async () => {
    const gallery = await putGallery('', pictures(4));
    expect(seen(gallery)).to.deep.equal([0]);
    await gallery.next();
    await waitUntil(() => String(seen(gallery)) === '0,1', 'two are drawn');
    await rests(gallery, 1);
    expect(seen(gallery)).to.deep.equal([1]);
    await gallery.show(3);
    await waitUntil(() => String(seen(gallery)) === '1,3', 'two are drawn');
    await rests(gallery, 3);
  });

  it('shows the page at no time between two images: they add up', async () => {
    const gallery = await putGallery('', pictures(2));
    await gallery.next();
    await waitUntil(() => gallery.children[1]!.getAnimations().length > 0, 'both fade');
    const [from, to] = [...gallery.children].map(slide => {
      const [animation] = slide.getAnimations();
      animation!.pause();
      animation!.currentTime = 250;
      return getComputedStyle(slide);
    });
    expect(Number(from!.opacity) + Number(to!.opacity)).to.be.closeTo(1, 0.001);
    expect(Number(to!.opacity)).to.be.within(0.1, 0.9);
    expect([to!.mixBlendMode, getComputedStyle(trackOf(gallery)).isolation]).to.deep.equal(['plus-lighter', 'isolate']);
  });

  it('animates the leaving slide first; the entering one has the same progress', async () => {
    const gallery = await putGallery('', pictures(3));
    const [first, second] = [...gallery.children] as HTMLElement[];
    const startOf = (slide: Element) => (slide.getAnimations()[0]?.startTime ?? NaN) as number;
    await gallery.next();
    expect([first!.getAnimations().length, second!.inert]).to.deep.equal([1, true]);
    first!.getAnimations()[0]!.playbackRate = 0.01; // still moving when a slow machine renders the second
    // Firefox rounds each timestamp.
    await waitUntil(() => Math.abs(startOf(second!) - startOf(first!)) < 0.1, 'both have begun together');
    expect(second!.inert).to.equal(false);
  });

  it('does not touch the slides of a long one that neither enter nor leave', async () => {
    const gallery = await putGallery('', pictures(600));
    const touched = new Set<Node>();
    const observer = new MutationObserver(records => { for (const { target } of records) touched.add(target); });
    observer.observe(gallery, { attributes: true, subtree: true });
    await gallery.next();
    await rests(gallery, 1);
    observer.disconnect();
    touched.delete(gallery);
    expect([...touched].every(node => node === gallery.children[0] || node === gallery.children[1])).to.equal(true);
  });

  it('grows and shrinks with its slides', async () => {
    const tall = picture('tall', 'width="300" height="600"');
    const gallery = await putGallery('aspect-ratio="auto"', `<figure>${picture('a')}<figcaption>Words</figcaption></figure>${tall}`);
    const heightOf = (at: number) => (gallery.children[at] as HTMLElement).offsetHeight;
    const first = gallery.offsetHeight;
    await gallery.next();
    await waitUntil(() => trackOf(gallery).getAnimations().length > 0 || !isCrossing(gallery), 'its height moves');
    expect(trackOf(gallery).getAnimations().length, 'the height is animated').to.equal(1);
    await rests(gallery, 1);
    expect(gallery.offsetHeight).to.equal(heightOf(1));
    expect(gallery.offsetHeight).not.to.equal(first);
    await gallery.previous();
    await rests(gallery, 0);
    expect(gallery.offsetHeight).to.equal(first);
  });

  it('keeps going when its slides change on the way', async () => {
    const gallery = await putGallery('', pictures(3));
    await gallery.next();
    gallery.append(put(picture('late')));
    await rests(gallery, 1);
    expect(await gallery.show(3)).to.equal(true);
    await rests(gallery, 3);
  });

  it('changes immediately under reduced motion', async () => {
    window.matchMedia = query => ({ ...matchMediaBefore.call(window, query), matches: query.includes('reduce') });
    for (const transition of ['fade', 'ken-burns', 'new-swipe', 'swipe']) {
      const gallery = await putGallery(`transition="${transition}"`, pictures(3));
      await gallery.next();
      expect([seen(gallery), isCrossing(gallery), gallery.querySelector('img')!.getAnimations().length]).to.deep.equal([[1], false, 0]);
    }
  });

  it('is another one with another transition', async () => {
    const gallery = await putGallery('current="1"', pictures(3));
    for (const transition of ['swipe', 'scroll', 'ken-burns', 'new-swipe', 'fade'] as const) {
      gallery.transition = transition;
      await gallery.updateComplete;
      await rests(gallery, 1);
    }
  });

  it('logs an unknown transition once, and fades', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => { said.push(text); };
    const gallery = await putGallery('transition="dissolve" snap-points="often"', pictures(2));
    console.warn = warn;
    expect(said).to.deep.equal([
      '<site-gallery>: transition "dissolve" is unknown: could not find transition by that name; expected fade, ken-burns, new-swipe, scroll, swipe; using fade.',
      '<site-gallery>: snap-points "often" is neither a percentage nor none; expected one such as 50%; using every slide.',
    ]);
    await gallery.next();
    expect(trackOf(gallery).dataset.stack).to.equal('blended');
  });
});

describe('the images of a stack', () => {
  const lazy = (name: string) => picture(name, 'loading="lazy" width="300" height="200"');
  const modes = (gallery: Element) => [...gallery.querySelectorAll('img')].map(image => image.loading);

  it('are preloaded one ahead, and no more', async () => {
    const gallery = await putGallery('', picture('a') + lazy('b') + lazy('c') + lazy('d') + lazy('e'));
    await waitUntil(() => modes(gallery)[1] === 'eager', 'the second is fetched');
    expect(modes(gallery).slice(1)).to.deep.equal(['eager', 'lazy', 'lazy', 'lazy']);
    await gallery.next();
    await rests(gallery, 1);
    await waitUntil(() => modes(gallery)[2] === 'eager', 'the third is fetched');
    expect(modes(gallery).slice(3)).to.deep.equal(['lazy', 'lazy']);
  });

  it('that do not load delay no transition', async () => {
    const broken = '<img alt="Gone" loading="lazy" src="data:image/png;base64,AAAA">';
    const gallery = await putGallery('', picture('a') + broken + picture('c'));
    await gallery.next();
    await rests(gallery, 1);
    await gallery.next();
    await rests(gallery, 2);
  });

  it('grow with ken-burns for as long as they are shown', async () => {
    const gallery = await putGallery('transition="ken-burns"', pictures(2));
    const grows = () => [...gallery.querySelectorAll('img')].map(image =>
      image.getAnimations().some(({ effect }) => (effect as KeyframeEffect).getKeyframes().some(({ scale }) => scale === '1.075')));
    expect(grows()).to.deep.equal([true, false]);
    await gallery.next();
    await waitUntil(() => String(grows()) === 'true,true', 'both grow');
    await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
    expect(grows()).to.deep.equal([false, true]);
    gallery.transition = 'fade';
    await gallery.updateComplete;
    expect(grows()).to.deep.equal([false, false]);
  });
});

describe('a gesture that ends badly', () => {
  const dispatch = (target: Element, type: string, x: number) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerId: 9, isPrimary: true, pointerType: 'touch', clientX: x, clientY: 60,
  }));
  const hold = (gallery: SiteGallery) => {
    trackOf(gallery).setPointerCapture = () => {}; // there is no such pointer
    dispatch(gallery.children[0]!, 'pointerdown', 400);
    dispatch(gallery.children[0]!, 'pointermove', 100);
  };

  it('canceled by the browser, returns', async () => {
    const gallery = await putGallery('transition="swipe"', pictures(3));
    hold(gallery);
    expect(leftOf(gallery, 0)).to.equal(-300);
    dispatch(gallery.children[0]!, 'pointercancel', 100);
    await rests(gallery, 0);
  });

  it('because its slide is removed, leaves a gallery that works', async () => {
    const gallery = await putGallery('transition="swipe"', pictures(4));
    hold(gallery);
    gallery.children[0]!.remove();
    await waitUntil(() => !isCrossing(gallery), 'it has come to rest');
    expect([seen(gallery), trackOf(gallery).dataset.drag]).to.deep.equal([[gallery.current], undefined]);
    await gallery.next();
    await rests(gallery, gallery.current);
  });

  it('because the gallery is removed, leaves its slides as they were', async () => {
    const gallery = await putGallery('transition="swipe"', pictures(3));
    hold(gallery);
    const slides = [...gallery.children] as HTMLElement[];
    gallery.remove();
    await waitUntil(() => slides.every(slide => !slide.inert && slide.getAnimations().length === 0), 'they are as they were');
    expect(slides.every(slide => !slide.hasAttribute('style'))).to.equal(true);
  });
});

describe('an image that is clicked', () => {
  it('leads to the next one', async () => {
    const gallery = await putGallery('transition="swipe"', pictures(3));
    const { left, top } = gallery.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 300), Math.round(top + 60)] });
    await rests(gallery, 1);
  });

  it('leads on from a transition, whichever of its slides is clicked', async () => {
    const gallery = await putGallery('', pictures(4));
    partOf(gallery, 'next')!.click();
    (gallery.children[0] as HTMLElement).click();
    (gallery.children[2] as HTMLElement).click();
    await rests(gallery, 3);
  });
});
