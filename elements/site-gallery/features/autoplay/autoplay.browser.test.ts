import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { listen, partOf, picture, pictures, put, putGallery } from '../../gallery-page.fixture.test.js';
import { comes, control, holds, isPlaying, keepMouseAway, plays, putPlaying } from './playing-gallery.fixture.test.js';
import '../../site-gallery.js';

keepMouseAway();

/** Returns `true` if each change moves one slide forward, and starts where the previous one ended. The first change may precede the listener. */
function isRound(heard: readonly string[], count: number): boolean {
  const steps = heard.map(said => /^site-slide-change (\d+)>(\d+)$/.exec(said)?.slice(1).map(Number) ?? []);
  return steps.every(([from, to], at) => to === (from! + 1) % count && (at === 0 || from === steps[at - 1]![1]));
}

const status = (gallery: Element) => gallery.shadowRoot!.querySelector('[role="status"]')!.textContent;

describe('a gallery without autoplay', () => {
  it('loads none of its code, and has no button', async () => {
    const gallery = await putGallery('', pictures(3));
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/autoplay.controller'))).to.deep.equal([]);
    expect(control(gallery)).to.equal(null);
  });
});

describe('autoplay', () => {
  it('changes slides, and announces nothing', async () => {
    const gallery = await putPlaying();
    const heard = listen(gallery);
    await waitUntil(() => heard.length >= 2, 'two changes');
    expect(isRound(heard, 4), heard.join()).to.equal(true);
    expect(status(gallery)).to.equal('');
  });

  for (const more of ['', 'transition="scroll"', 'design="strip"', 'loop']) {
    it(`goes round, and meets no end: ${more || 'a stack'}`, async () => {
      const gallery = await putPlaying(more, pictures(2));
      const heard = listen(gallery);
      await waitUntil(() => heard.length >= 3, 'three changes');
      expect(isPlaying(gallery)).to.equal(true);
      expect(isRound(heard, 2), heard.join()).to.equal(true);
    });
  }

  it('leaves the ends to the visitor', async () => {
    const gallery = await putPlaying('', pictures(2));
    control(gallery).click();
    await waitUntil(() => !isPlaying(gallery));
    gallery.current = 1;
    await comes(gallery, 1);
    await waitUntil(() => partOf(gallery, 'next')!.hasAttribute('aria-disabled'), 'there is no next slide');
  });

  it('goes backwards, and round', async () => {
    const gallery = await putPlaying('direction="reverse"', pictures(3));
    await comes(gallery, 2);
    await comes(gallery, 1);
  });

  it('goes to any slide but the current one at random', async () => {
    const gallery = await putPlaying('random', pictures(3));
    const heard = listen(gallery);
    await waitUntil(() => heard.length >= 3, 'it has gone on three times');
    expect(heard.filter(line => /(\d)>\1|-end|-beginning/.test(line))).to.deep.equal([]);
  });

  it('leaves the visitor\'s own changes announced, also the same one again', async () => {
    const gallery = await putPlaying('loop', pictures(2));
    await plays(gallery);
    partOf(gallery, 'next')!.click();
    await waitUntil(() => status(gallery) === 'Slide 2 of 2: Picture 2', 'the position is announced');
    await waitUntil(() => gallery.current === 0 && status(gallery) === '', 'it has gone on in silence');
    partOf(gallery, 'next')!.click();
    await waitUntil(() => status(gallery) === 'Slide 2 of 2: Picture 2', 'the position is announced again');
  });

  it('waits for a second slide', async () => {
    const gallery = await putGallery('autoplay autoplay-duration="1"', picture('a'));
    expect(partOf(gallery, 'next')).to.equal(null);
    gallery.append(put(picture('b')));
    await comes(gallery, 1);
  });

  it('applies another duration immediately', async () => {
    const gallery = await putGallery('autoplay autoplay-duration="3600"', pictures(3));
    await waitUntil(() => control(gallery), 'the button has come');
    await plays(gallery);
    gallery.autoplayDuration = 1;
    await comes(gallery, 1);
  });

  it('is not attached in a grid, and is with a slideshow', async () => {
    const gallery = await putGallery('design="grid" autoplay autoplay-duration="1"', pictures(3));
    expect(control(gallery)).to.equal(null);
    gallery.removeAttribute('design');
    await waitUntil(() => control(gallery), 'the button has come');
    await comes(gallery, 1);
  });

  it('ends with its setting, and with its gallery: no timer stays', async () => {
    const { setTimeout: set, clearTimeout: unset } = window;
    const running = new Set<number>();
    window.setTimeout = ((run: () => void, ms = 0, ...more: unknown[]) => {
      const id = set(() => { running.delete(id); run(); }, ms, ...more);
      if (ms > 600 && ms <= 1000) running.add(id); // what tests wait with is longer, or shorter
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = id => { running.delete(id as number); unset(id); };
    try {
      for (const take of [(gallery: Element) => gallery.removeAttribute('autoplay'), (gallery: Element) => gallery.remove()]) {
        const gallery = await putPlaying('loop');
        await plays(gallery);
        expect(running.size).to.be.greaterThan(0);
        take(gallery);
        await waitUntil(() => !control(gallery) && running.size === 0, 'nothing waits');
      }
    } finally {
      Object.assign(window, { setTimeout: set, clearTimeout: unset });
    }
  });
});

describe('the button of autoplay', () => {
  it('is there, is large enough for touch and has an accessible name', async () => {
    const gallery = await putPlaying('', pictures(3), { widthPx: 300 });
    expect(Math.min(control(gallery).offsetWidth, control(gallery).offsetHeight)).to.be.at.least(44);
    expect(control(gallery).getAttribute('aria-label')).to.equal('Play automatically');
    await plays(gallery);
    expect(gallery.matches(':state(playing)')).to.equal(true);
    await expect(gallery).to.be.accessible();
    control(gallery).click();
    await waitUntil(() => !isPlaying(gallery));
    expect(gallery.matches(':state(playing)')).to.equal(false);
    await expect(gallery).to.be.accessible();
  });

  it('precedes what it stops', async () => {
    const gallery = await putPlaying();
    const before = document.createElement('button');
    gallery.before(before);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(gallery.shadowRoot!.activeElement).to.equal(control(gallery));
  });

  it('stops it with the keyboard, and starts it although focus stays there', async () => {
    const gallery = await putPlaying('loop');
    control(gallery).focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Shift+Tab' });
    await holds(gallery);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !isPlaying(gallery), 'it is stopped');
    await sendKeys({ press: 'Enter' });
    await plays(gallery);
    await comes(gallery, 1);
  });

  it('starts it although the mouse rests on it', async () => {
    const gallery = await putPlaying('loop');
    const { left, top } = control(gallery).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 20)] });
    await waitUntil(() => !isPlaying(gallery), 'it is stopped');
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 20)] });
    await plays(gallery);
    await comes(gallery, 1);
  });
});
