// Runs in every engine: media elements, intersection.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { isHeld, isPlaying as isAutoplaying, plays as autoplays, putPlaying } from '../autoplay/playing-gallery.fixture.test.js';
import { clear, partOf, pictures, putGallery, rests } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';

/** A video that needs no file: a few frames of a canvas. */
function withFrames(video: HTMLVideoElement): HTMLVideoElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [30, 20];
  canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
  video.srcObject = canvas.captureStream();
  return video;
}
const silent = '<video muted loop playsinline aria-label="Waves" width="300" height="200"></video>';
const button = (gallery: Element) => partOf(gallery, 'background-videos') as HTMLButtonElement | null;
const isOn = (gallery: Element) => button(gallery)?.getAttribute('aria-pressed') === 'true';

async function putVideo(attributes: string, slides = silent + pictures(5)) {
  const gallery = await putGallery(attributes, slides);
  const video = withFrames(gallery.querySelector('video')!);
  await waitUntil(() => button(gallery), 'the button has come');
  return { gallery, video };
}
const begins = (video: HTMLVideoElement) => waitUntil(() => !video.paused, 'it plays');
const stops = (video: HTMLVideoElement) => waitUntil(() => video.paused, 'it is paused');

const { matchMedia } = window;
afterEach(() => {
  clear();
  window.matchMedia = matchMedia;
  delete (navigator as { connection?: unknown }).connection;
  delete (document as { hidden?: boolean }).hidden;
});

describe('a background video', () => {
  for (const attributes of ['transition="fade"', 'transition="scroll"', 'design="strip" v-size="30"', 'design="carousel" slides-per-row="2"']) {
    it(`plays while it is seen in ${attributes}`, async () => {
      const { gallery, video } = await putVideo(attributes);
      await begins(video);
      await gallery.show(4);
      await stops(video);
      await gallery.show(0);
      await begins(video);
    });
  }

  it('plays in a grid, whose button stays in view with it, and only in view', async () => {
    const { gallery, video } = await putVideo('design="grid"', silent + pictures(40));
    await begins(video);
    const { top, left } = gallery.getBoundingClientRect();
    const place = button(gallery)!.getBoundingClientRect();
    expect([place.top - top < 30, place.left - left < 30]).to.deep.equal([true, true]);
    gallery.parentElement!.style.marginTop = '4000px';
    await stops(video);
    gallery.parentElement!.style.marginTop = '';
    await begins(video);
  });

  it('has its button in a slideshow of one slide, too', async () => {
    const { gallery, video } = await putVideo('', silent);
    await begins(video);
    expect([partOf(gallery, 'next'), isOn(gallery)]).to.deep.equal([null, true]);
  });

  for (const [how, press] of [
    ['pressed', (video: HTMLElement) => video.click()],
    [
      'reached and pressed by keyboard',
      (video: HTMLElement) =>
        video.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true })),
    ],
  ] as const) {
    it(`opens the lightbox as an image does, ${how}`, async () => {
      const { gallery, video } = await putVideo('design="grid" lightbox', pictures(1) + silent);
      // The attribute: Chromium has a tabIndex of 0 for every video, also for one that takes no focus.
      await waitUntil(() => video.getAttribute('tabindex') === '0', 'it is reached by keyboard');
      let isTaken = false;
      window.addEventListener(
        'click',
        event => {
          isTaken = event.defaultPrevented;
        },
        { once: true },
      );
      press(video);
      expect(isTaken).to.equal(true);
      gallery.lightbox = false;
      await waitUntil(() => !video.hasAttribute('tabindex'), "it is its author's again");
      window.addEventListener(
        'click',
        event => {
          isTaken = event.defaultPrevented;
        },
        { once: true },
      );
      video.click();
      expect(isTaken).to.equal(false);
    });
  }

  it('is paused and played by the visitor, who is remembered', async () => {
    const { gallery, video } = await putVideo('transition="scroll"');
    await begins(video);
    button(gallery)!.click();
    await stops(video);
    await waitUntil(() => !isOn(gallery));
    await gallery.next();
    await rests(gallery, 1);
    await gallery.previous();
    await rests(gallery, 0);
    const { parentElement } = gallery;
    gallery.remove();
    await new Promise(resolve => { setTimeout(resolve); });
    parentElement!.append(gallery);
    await waitUntil(() => button(gallery), 'the button is there again');
    expect([video.paused, isOn(gallery)]).to.deep.equal([true, false]);
    button(gallery)!.click();
    await begins(video);
  });

  it('rests in a hidden tab', async () => {
    const { video } = await putVideo('');
    await begins(video);
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await stops(video);
    hide(false);
    await begins(video);
  });

  it('is still under reduced motion until the visitor plays it, and follows a change', async () => {
    const wish = Object.assign(new EventTarget(), { matches: true });
    window.matchMedia = query => (query.includes('reduced-motion') ? wish as unknown as MediaQueryList : matchMedia.call(window, query));
    const change = (matches: boolean) => {
      wish.matches = matches;
      wish.dispatchEvent(Object.assign(new Event('change'), { matches }));
    };
    const { gallery, video } = await putVideo('', silent.replace('muted', 'autoplay muted') + pictures(2));
    await stops(video);
    expect([isOn(gallery), video.autoplay]).to.deep.equal([false, false]);
    change(false);
    await begins(video);
    change(true);
    await stops(video);
    button(gallery)!.click();
    await begins(video);
  });

  it('is its poster while data is saved', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const gallery = await putGallery('', `${silent.replace('<video', '<video poster="data:image/svg+xml,<svg/>"')}${pictures(2)}`);
    await waitUntil(() => button(gallery), 'the button has come');
    const video = gallery.querySelector('video')!;
    expect([isOn(gallery), video.paused, video.preload]).to.deep.equal([false, true, 'none']);
  });

  it('is not loaded before it approaches the viewport, and is the author\'s again after the gallery was removed', async () => {
    const gallery = await putGallery('', `${pictures(5)}<video muted loop aria-label="Waves" preload="metadata"></video>`);
    await waitUntil(() => button(gallery), 'the button has come');
    const video = gallery.querySelector('video')!;
    expect([video.preload, video.hasAttribute('playsinline')]).to.deep.equal(['none', true]);
    await gallery.show(4);
    await waitUntil(() => video.preload === 'auto', 'it comes next');
    gallery.remove();
    await waitUntil(() => video.preload === 'metadata' && !video.hasAttribute('playsinline'));
  });

  it('that the page pauses stays so until it is shown again', async () => {
    const { gallery, video } = await putVideo('transition="scroll"');
    await begins(video);
    video.pause();
    await waitUntil(() => video.paused);
    gallery.counter = true; // draws, and so would ask it to play
    await gallery.updateComplete;
    expect(video.paused).to.equal(true);
    await gallery.next();
    await rests(gallery, 1);
    await gallery.previous();
    await begins(video);
  });

  it('that the page pauses stays so, also where the visitor has paused and played it just before', async () => {
    const gallery = await putGallery('', silent + pictures(2)); // nothing to play yet: what is asked of it is not answered
    await waitUntil(() => button(gallery), 'the button has come');
    const video = gallery.querySelector('video')!;
    await begins(video);
    const paused = () => new Promise(resolve => { video.addEventListener('pause', () => setTimeout(resolve), { once: true }); });
    const byVisitor = paused();
    button(gallery)!.click();
    button(gallery)!.click();
    await byVisitor;
    const byPage = paused();
    video.pause();
    await byPage;
    gallery.insertAdjacentHTML('beforeend', pictures(1));
    await waitUntil(() => gallery.shadowRoot!.querySelector('.next') && !video.inert);
    await new Promise(resolve => { setTimeout(resolve); });
    expect([video.paused, isOn(gallery)]).to.deep.equal([true, true]);
  });

  it('plays on with another source', async () => {
    const { video } = await putVideo('');
    await begins(video);
    withFrames(video);
    expect(video.paused, 'loading pauses without an event').to.equal(true);
    await begins(video);
  });

  it('does not hold autoplay', async () => {
    const gallery = await putPlaying('', silent + pictures(2));
    const video = withFrames(gallery.querySelector('video')!);
    await begins(video);
    await autoplays(gallery);
    expect([isAutoplaying(gallery), isHeld(gallery)]).to.deep.equal([true, false]);
  });

  it('has controls, sound or an end, and is not a background video', async () => {
    const gallery = await putGallery('', `${['muted loop controls', 'loop', 'muted'].map(kind => `<video ${kind} aria-label="Video"></video>`).join('')}
      <site-video><video muted loop aria-label="Covered"></video></site-video>${pictures(1)}`);
    const { backgroundVideosIn } = await import('../../slides/background-video.js');
    expect(backgroundVideosIn(gallery)).to.deep.equal([]);
    expect(button(gallery)).to.equal(null);
  });
});

describe('a <site-video> that starts automatically', () => {
  /** What a page has by site-video.js, with nothing of what it does. */
  class PlayerStub extends HTMLElement {
    asked: string[] = [];
    async play() {
      this.asked.push('play');
      this.dispatchEvent(new CustomEvent('site-video-play', { bubbles: true, composed: true }));
    }
    async pause() {
      this.asked.push('pause');
      this.dispatchEvent(new CustomEvent('site-video-stop', { bubbles: true, composed: true }));
    }
  }
  before(() => { if (!customElements.get('site-video')) customElements.define('site-video', PlayerStub); });
  const player = (more: string) => `<site-video overlay="false" ${more} style="display: block; height: 200px"></site-video>`;

  it('silently, again and again, is a background video', async () => {
    const gallery = await putPlaying('', player('force-autoplay muted loop src="/none.webm"') + pictures(2));
    await waitUntil(() => button(gallery));
    const video = gallery.querySelector<PlayerStub>('site-video')!;
    await waitUntil(() => video.asked.at(-1) === 'play');
    expect(isHeld(gallery)).to.equal(false);
    await gallery.show(1);
    await waitUntil(() => video.asked.at(-1) === 'pause');
    button(gallery)!.click();
    const asked = video.asked.length;
    await gallery.show(0);
    await waitUntil(() => gallery.current === 0);
    void video.play(); // it is near, and starts
    await waitUntil(() => video.asked.length === asked + 2);
    expect(video.asked.at(-1)).to.equal('pause');
  });

  for (const [what, markup] of [
    ['that a file plays in', player('force-autoplay muted loop src="/none.webm"')],
    ['around a video of the author\'s', '<site-video overlay="false"><video muted loop playsinline width="300" height="200"></video></site-video>'],
  ] as const) {
    it(`opens the lightbox as an image does, one ${what}, but not by its own controls`, async () => {
      const gallery = await putGallery('design="grid" lightbox slides-per-row="2"', pictures(1) + markup);
      await waitUntil(() => button(gallery), 'the button has come');
      const host = gallery.querySelector<PlayerStub>('site-video')!;
      const video = host.querySelector('video') ?? host.attachShadow({ mode: 'open' }).appendChild(document.createElement('video'));
      video.style.cssText = 'display: block; width: 100%; height: 200px';
      const isTaken = (fromBelowPx: number) => {
        const { left, bottom } = video.getBoundingClientRect();
        return !video.dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, clientX: left + 5, clientY: bottom - fromBelowPx }),
        );
      };
      expect([isTaken(150), isTaken(10)]).to.deep.equal([true, true]);
      if (host.shadowRoot) video.controls = true;
      expect([isTaken(150), isTaken(10)]).to.deep.equal([true, !host.shadowRoot]);
      gallery.lightbox = false;
      await gallery.updateComplete;
      expect(isTaken(150)).to.equal(false);
    });
  }

  it('from another host is not: it receives no command to play', async () => {
    const gallery = await putGallery('', player('force-autoplay muted loop src="https://videos.example/none.webm"') + pictures(2));
    await gallery.updateComplete;
    expect(button(gallery)).to.equal(null);
  });
});
