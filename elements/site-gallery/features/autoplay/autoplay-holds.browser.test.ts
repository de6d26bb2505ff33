import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { partOf, picture, pictures } from '../../gallery-page.fixture.test.js';
import { away, comes, control, holds, isHeld, isPlaying, keepMouseAway, plays, putPlaying } from './playing-gallery.fixture.test.js';
import '../../site-gallery.js';

keepMouseAway();

describe('autoplay waits', () => {
  it('while the mouse is over the gallery or its controls', async () => {
    const gallery = await putPlaying('loop');
    await plays(gallery);
    for (const part of ['track', 'next']) {
      const { left, top } = partOf(gallery, part)!.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left + 20), Math.round(top + 20)] });
      await holds(gallery);
    }
    await sendMouse({ type: 'move', position: away });
    await plays(gallery);
  });

  it('while the visitor touches it', async () => {
    const gallery = await putPlaying('loop');
    await plays(gallery);
    const enter = (pointerType: string) => gallery.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
    enter('touch');
    await gallery.updateComplete;
    expect(isHeld(gallery)).to.equal(false);
    enter('mouse');
    await holds(gallery);
    gallery.dispatchEvent(new PointerEvent('pointerleave'));
    await plays(gallery);
  });

  it('while keyboard focus is in it', async () => {
    const link = (name: string) => `<a href="#${name}">${picture(name)}</a>`;
    const gallery = await putPlaying('loop', link('a') + link('b'));
    const after = document.createElement('button');
    gallery.after(after);
    await plays(gallery);
    after.focus();
    await sendKeys({ press: 'Shift+Tab' });
    expect(document.activeElement!.localName).to.equal('a');
    await holds(gallery);
    await sendKeys({ press: 'Tab' });
    await plays(gallery);
  });

  it('not for the focus that a mouse press leaves behind', async () => {
    const gallery = await putPlaying('loop');
    const { left, top } = partOf(gallery, 'next')!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 20)] });
    await comes(gallery, 1);
    await sendMouse({ type: 'move', position: away });
    await plays(gallery);
    await comes(gallery, 2);
  });

  it('while its tab is hidden', async () => {
    const gallery = await putPlaying('loop');
    await plays(gallery);
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await holds(gallery);
    hide(false);
    delete (document as { hidden?: boolean }).hidden;
    await plays(gallery);
  });

  it('while it is out of view', async () => {
    const gallery = await putPlaying('loop');
    await plays(gallery);
    gallery.parentElement!.style.marginTop = '4000px';
    await holds(gallery);
    gallery.parentElement!.style.marginTop = '';
    await plays(gallery);
  });

  for (const [title, inner, starts, ends] of [
    ['a video plays in it', '<video aria-label="Video"></video>', 'play', 'pause'],
    ['a video plays to its end', '<video aria-label="Video"></video>', 'play', 'ended'],
    ['an embedded video plays in it', '<site-video-twin></site-video-twin>', 'site-video-play', 'site-video-stop'],
  ] as const) {
    it(`while ${title}, and continues after it`, async () => {
      const media = inner.includes('twin') ? `${inner}<video></video>` : inner;
      const gallery = await putPlaying('loop', `<figure>${media}</figure>${pictures(2)}`);
      await plays(gallery);
      const video = gallery.querySelector('figure')!.firstElementChild!;
      const tell = (type: string) => video.dispatchEvent(new CustomEvent(type, { bubbles: type.startsWith('site-'), composed: true }));
      tell(starts);
      await holds(gallery);
      tell(ends);
      await plays(gallery);
    });
  }

  it('neither for a video that was removed while it played, nor for a muted looping one', async () => {
    const gallery = await putPlaying('loop', `<figure><video aria-label="Video"></video></figure>${pictures(2)}`);
    await plays(gallery);
    const video = gallery.querySelector('video')!;
    video.dispatchEvent(new Event('play'));
    await holds(gallery);
    video.remove();
    await plays(gallery);
    Object.assign(video, { muted: true, loop: true });
    gallery.querySelector('figure')!.append(video);
    video.dispatchEvent(new Event('play'));
    await gallery.updateComplete;
    expect(isHeld(gallery)).to.equal(false);
  });
});

describe('autoplay starts only where motion is allowed', () => {
  const start = location.href;
  const { matchMedia } = window;
  afterEach(() => {
    history.replaceState(history.state, '', start);
    window.matchMedia = matchMedia;
  });

  it('not with nomotion=true in the address', async () => {
    const address = new URL(start);
    address.searchParams.set('nomotion', 'true');
    history.replaceState(history.state, '', address);
    const gallery = await putPlaying('loop');
    expect(isPlaying(gallery)).to.equal(false);
    control(gallery).click();
    await plays(gallery);
  });

  it('not where the visitor prefers reduced motion, and stops when they begin to', async () => {
    const wish = Object.assign(new EventTarget(), { matches: true });
    window.matchMedia = query => (query.includes('reduced-motion') ? wish as unknown as MediaQueryList : matchMedia.call(window, query));
    const change = (matches: boolean) => {
      wish.matches = matches;
      wish.dispatchEvent(Object.assign(new Event('change'), { matches }));
    };
    const gallery = await putPlaying('loop');
    expect(isPlaying(gallery)).to.equal(false);
    change(false);
    await plays(gallery);
    change(true);
    await waitUntil(() => !isPlaying(gallery));
    control(gallery).click();
    await plays(gallery);
    await comes(gallery, 1);
  });
});
