import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { holds, plays, putPlaying } from '../autoplay/playing-gallery.fixture.test.js';
import { clear, pictures, put, putGallery, rests } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';
import { attachVideos } from './videos.controller.js';

/** What a page has by site-video.js, with nothing of what it does. */
class PlayerStub extends HTMLElement {
  pauses = 0;
  pause() { this.pauses++; }
}

/** Counts what a video is asked to do; the test has no file to play. */
function countPauses(video: HTMLVideoElement): () => number {
  let pauses = 0;
  video.pause = () => { pauses++; };
  return () => pauses;
}
const frames = (count: number) => new Promise<void>(resolve => {
  const wait = (left: number) => (left ? requestAnimationFrame(() => wait(left - 1)) : resolve());
  wait(count);
});
/** The frame of a gallery with its page in it: before that some engines give it another window once more. */
async function arrived(gallery: Element): Promise<HTMLIFrameElement> {
  const frame = gallery.querySelector('iframe')!;
  await waitUntil(() => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.querySelector('button'), 'the frame has its page');
  return frame;
}
const slide = '<figure><video controls aria-label="Tide" style="width: 300px; height: 200px"></video></figure>';

before(() => { if (!customElements.get('site-video')) customElements.define('site-video', PlayerStub); });
afterEach(clear);

describe('a slide that is left', () => {
  for (const [name, attributes] of [
    ['of a stack', 'transition="fade" transition-duration="50"'],
    ['of a row', 'transition="scroll"'],
    ['of a strip', 'design="strip" v-size="30"'],
  ] as const) {
    it(`${name} pauses its <video>`, async () => {
      const gallery = await putGallery(attributes, slide + pictures(5));
      const pauses = countPauses(gallery.querySelector('video')!);
      await frames(3);
      expect(pauses()).to.equal(0);
      await gallery.show(4);
      await waitUntil(() => pauses() === 1, 'it is paused');
    });
  }

  it('pauses its <site-video>', async () => {
    const gallery = await putGallery('transition="scroll"', `<site-video style="display: block; height: 200px"></site-video>${pictures(2)}`);
    const player = gallery.querySelector<PlayerStub>('site-video')!;
    await frames(3);
    await gallery.next();
    await rests(gallery, 1);
    await waitUntil(() => player.pauses === 1);
  });

  for (const [service, src, message] of [
    ['Vimeo', 'https://player.vimeo.com/video/76979871', '{"method":"pause"}'],
    ['YouTube', 'https://www.youtube.com/embed/aqz-KE-bpKQ?enablejsapi=1', '{"event":"command","func":"pauseVideo","args":""}'],
  ] as const) {
    it(`pauses the player of ${service} that the visitor has used`, async () => {
      const gallery = await putGallery('transition="scroll"', `<iframe title="Tide" srcdoc="<button>Play</button>"></iframe>${pictures(2)}`);
      const frame = await arrived(gallery);
      Object.defineProperty(frame, 'src', { get: () => src }); // the network is not the test's
      const sent: unknown[] = [];
      frame.contentWindow!.postMessage = ((...message: unknown[]) => { sent.push(message); }) as typeof window.postMessage;
      await frames(3);
      frame.focus();
      window.dispatchEvent(new Event('blur'));
      await gallery.next();
      await waitUntil(() => sent.length === 1);
      expect(sent).to.deep.equal([[message, new URL(src).origin]]);
    });
  }

  it('reloads a played YouTube player that accepts no commands, and leaves an unplayed one unchanged', async () => {
    const gallery = await putGallery('transition="scroll"', `<iframe title="Tide" srcdoc="<button>Play</button>"></iframe>${pictures(2)}`);
    const frame = await arrived(gallery);
    let loads = 0;
    await frames(3);
    const page = new Proxy(frame.contentWindow!, { get: () => ({ replace: () => { loads++; } }) });
    Object.defineProperties(frame, { src: { get: () => 'https://www.youtube.com/embed/aqz-KE-bpKQ' }, contentWindow: { get: () => page } });
    await gallery.show(1);
    await rests(gallery, 1);
    await frames(4);
    expect(loads).to.equal(0);
    await gallery.show(0);
    await rests(gallery, 0);
    await frames(4);
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    await gallery.show(1);
    await waitUntil(() => loads === 1);
  });

  it('pauses a player that the visitor has used before this was there to see it', async () => {
    const row = put('<div style="inline-size: 300px; white-space: nowrap; overflow: auto"><iframe title="Tide" width="280" srcdoc="<button>Play</button>"></iframe><i style="display: inline-block; inline-size: 900px"></i></div>');
    const frame = await arrived(row);
    const sent: unknown[] = [];
    Object.defineProperty(frame, 'src', { get: () => 'https://player.vimeo.com/video/76979871' });
    frame.contentWindow!.postMessage = ((...message: unknown[]) => { sent.push(message); }) as typeof window.postMessage;
    frame.focus();
    const attached = new AbortController();
    attachVideos({ host: { element: row, onLightChange() {} } } as unknown as Parameters<typeof attachVideos>[0], attached.signal);
    await frames(3);
    expect(sent).to.deep.equal([]);
    row.scrollLeft = 900;
    await waitUntil(() => sent.length === 1);
    attached.abort();
  });

  it('resumes autoplay, which its video has paused', async () => {
    const gallery = await putPlaying('loop', slide + pictures(2));
    await plays(gallery);
    await gallery.show(0);
    await rests(gallery, 0);
    const video = gallery.querySelector('video')!;
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
    video.srcObject = canvas.captureStream();
    video.muted = true; // no visitor has pressed it
    await video.play();
    await holds(gallery);
    await gallery.show(1);
    await waitUntil(() => video.paused, 'it is paused');
    await plays(gallery);
  });
});

describe('a video plays on', () => {
  it('while its slide is in view beside the current one', async () => {
    const gallery = await putGallery('design="carousel" slides-per-row="2"', pictures(1) + slide + pictures(4));
    const pauses = countPauses(gallery.querySelector('video')!);
    await frames(3);
    await gallery.show(1);
    await waitUntil(() => gallery.querySelector('figure')!.getBoundingClientRect().left - gallery.getBoundingClientRect().left < 2);
    await frames(3);
    expect(pauses()).to.equal(0);
  });

  it('that is scrolled away with the page', async () => {
    const gallery = await putGallery('', slide + pictures(2));
    const pauses = countPauses(gallery.querySelector('video')!);
    await frames(3);
    gallery.parentElement!.style.marginTop = '4000px';
    await frames(4);
    expect(pauses()).to.equal(0);
  });
});
