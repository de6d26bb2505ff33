import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, listen, partOf, picture, pictures, put, putGallery, rests, trackOf } from './gallery-page.fixture.test.js';
import './site-gallery.js';

afterEach(async () => {
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const status = (gallery: Element) => gallery.shadowRoot!.querySelector('[role="status"]')!.textContent;
const isOff = (gallery: Element, part: string) => partOf(gallery, part)!.getAttribute('aria-disabled') === 'true';

/** Presses the mouse on a gallery, where there is room to go, and moves it by so much in steps. */
async function pull(gallery: Element, dx: number, dy = 0): Promise<void> {
  const { left, top, width } = gallery.getBoundingClientRect();
  const [x, y] = [Math.round(left + width * (dx < 0 ? 0.9 : 0.1)), Math.round(top + 60)];
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await sendMouse({ type: 'move', position: [x + Math.round(dx * share), y + Math.round(dy * share)] });
  }
}

describe('the buttons of a slideshow', () => {
  it('go forward and back, and stop at the ends', async () => {
    const gallery = await putGallery('counter', pictures(3));
    const heard = listen(gallery);
    expect([isOff(gallery, 'previous'), isOff(gallery, 'next')]).to.deep.equal([true, false]);
    for (const index of [1, 2]) {
      partOf(gallery, 'next')!.click();
      await rests(gallery, index);
    }
    await waitUntil(() => partOf(gallery, 'counter')!.textContent === '3 / 3', 'the counter, and the buttons with it, follow the slides');
    expect([isOff(gallery, 'previous'), isOff(gallery, 'next')]).to.deep.equal([false, true]);
    partOf(gallery, 'next')!.click();
    partOf(gallery, 'previous')!.click();
    await rests(gallery, 1);
    expect(heard).to.deep.equal(['site-slide-change 0>1', 'site-slide-change 1>2', 'site-gallery-end', 'site-slide-change 2>1']);
  });

  it('never end in a loop', async () => {
    const gallery = await putGallery('loop', pictures(3));
    const heard = listen(gallery);
    expect([isOff(gallery, 'previous'), isOff(gallery, 'next')]).to.deep.equal([false, false]);
    partOf(gallery, 'previous')!.click();
    await rests(gallery, 2);
    partOf(gallery, 'next')!.click();
    await rests(gallery, 0);
    expect(heard).to.deep.equal(['site-slide-change 0>2', 'site-slide-change 2>0']);
  });

  it('are large enough for touch, and lie over the image', async () => {
    const gallery = await putGallery('', `<figure>${picture('a')}<figcaption>Words</figcaption></figure>${picture('b')}`, { widthPx: 320 });
    const [button, image] = [partOf(gallery, 'next')!, gallery.querySelector('img')!].map(node => node.getBoundingClientRect());
    expect(Math.min(button!.width, button!.height)).to.be.at.least(44);
    expect(Math.abs(button!.top + button!.height / 2 - (image!.top + image!.height / 2))).to.be.below(1);
  });

  it('are refused during a transition', async () => {
    const gallery = await putGallery('', pictures(5));
    partOf(gallery, 'next')!.click();
    expect(await gallery.next()).to.equal(false);
    await rests(gallery, 1);
    expect(await gallery.next()).to.equal(true);
    await rests(gallery, 2);
  });

  it('are not there in a grid, whose slides are all in view', async () => {
    const gallery = await putGallery('design="grid" counter', pictures(3));
    expect([partOf(gallery, 'next'), partOf(gallery, 'counter')]).to.deep.equal([null, null]);
    expect(await gallery.show(2)).to.equal(true);
    expect([...gallery.children].some(slide => (slide as HTMLElement).inert)).to.equal(false);
    gallery.design = 'slideshow';
    await rests(gallery, 2);
  });
});

describe('a busy page', () => {
  for (const blockedMs of [150, 400]) {
    it(`does not take back a step, with ${blockedMs} ms between two frames`, async () => {
      const gallery = await putGallery('', pictures(5));
      const heard = listen(gallery);
      const block = () => {
        const until = performance.now() + blockedMs;
        while (performance.now() < until);
      };
      trackOf(gallery).addEventListener('scroll', () => setTimeout(block), { once: true });
      partOf(gallery, 'next')!.click();
      await rests(gallery, 1);
      await waitUntil(() => status(gallery) === 'Slide 2 of 5: Picture 2', 'the position is announced');
      expect(heard).to.deep.equal(['site-slide-change 0>1']);
    });
  }
});

describe('the keyboard', () => {
  for (const [dir, onward, back] of [['ltr', 'ArrowRight', 'ArrowLeft'], ['rtl', 'ArrowLeft', 'ArrowRight']] as const) {
    it(`follows the direction of the text: ${dir}`, async () => {
      const gallery = await putGallery('', pictures(4), { dir });
      trackOf(gallery).focus();
      await sendKeys({ press: onward });
      await rests(gallery, 1);
      await sendKeys({ press: 'End' });
      await rests(gallery, 3);
      await sendKeys({ press: back });
      await rests(gallery, 2);
      await sendKeys({ press: 'Home' });
      await rests(gallery, 0);
    });
  }

  it('is left to fields inside a slide', async () => {
    const gallery = await putGallery('', `<div>${picture('a')}<input aria-label="Word" value="word"></div>${picture('b')}`);
    gallery.querySelector('input')!.focus();
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowRight' });
    expect([gallery.current, gallery.querySelector('input')!.selectionStart]).to.deep.equal([0, 1]);
  });

  it('keeps focus in the gallery when the slide that had it leaves', async () => {
    const link = (name: string) => `<a href="#${name}">${picture(name)}</a>`;
    const gallery = await putGallery('', link('a') + link('b'));
    (gallery.children[0] as HTMLElement).focus();
    await sendKeys({ press: 'ArrowRight' });
    await rests(gallery, 1);
    expect(document.activeElement).to.equal(gallery);
    expect(gallery.shadowRoot!.activeElement).to.equal(trackOf(gallery));
  });

  it('reaches no slide that is out of view', async () => {
    const link = (name: string) => `<a href="#${name}">${picture(name)}</a>`;
    const gallery = await putGallery('', link('a') + link('b') + link('c'));
    const after = document.createElement('button');
    gallery.after(after);
    (gallery.children[0] as HTMLElement).focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(after);
  });
});

describe('a swipe', () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    it(`is the track's own scrolling: ${dir}`, async () => {
      const gallery = await putGallery('transition="scroll" counter', pictures(5), { dir });
      const heard = listen(gallery);
      const track = trackOf(gallery);
      track.scrollBy({ left: (dir === 'rtl' ? -1 : 1) * 616, behavior: 'smooth' });
      await rests(gallery, 1);
      expect(heard).to.deep.equal(['site-slide-change 0>1']);
      await waitUntil(() => partOf(gallery, 'counter')!.textContent === '2 / 5');
      await waitUntil(() => status(gallery) === 'Slide 2 of 5: Picture 2', 'the position is announced');
    });
  }

  it('always ends on a slide', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(5));
    trackOf(gallery).scrollBy({ left: 400, behavior: 'smooth' });
    await rests(gallery, 1);
  });

  it('counts even when the page is too busy to see it pass', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(5));
    for (const index of [1, 3, 0]) {
      trackOf(gallery).scrollTo({ left: index * 616, behavior: 'instant' });
      await rests(gallery, index);
      await waitUntil(() => status(gallery).startsWith(`Slide ${index + 1} of 5`), 'the position is announced');
    }
  });
});

describe('a drag of a row with the mouse', () => {
  it('drags the track, and goes forward past half the width', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(3));
    await pull(gallery, -360);
    expect(Math.round(trackOf(gallery).scrollLeft)).to.equal(360);
    await sendMouse({ type: 'up' });
    await rests(gallery, 1);
    await waitUntil(() => trackOf(gallery).dataset.glide === undefined, 'it has come to rest');
  });

  it('is not pulled back from the middle between two slides', async () => {
    const gallery = await putGallery('transition="scroll" current="1"', pictures(3));
    await rests(gallery, 1);
    await pull(gallery, -304);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(Math.round(trackOf(gallery).scrollLeft)).to.equal(616 + 304);
    await sendMouse({ type: 'up' });
    await waitUntil(() => trackOf(gallery).dataset.glide === undefined, 'it has come to rest');
  });

  it('follows no link it ends on', async () => {
    const link = (name: string) => `<a href="#${name}">${picture(name)}</a>`;
    const gallery = await putGallery('transition="scroll"', link('a') + link('b'));
    await pull(gallery, -40);
    await sendMouse({ type: 'up' });
    await waitUntil(() => trackOf(gallery).dataset.glide === undefined, 'it has come to rest');
    expect(location.hash).to.equal('');
  });

  it('is left to the page when it goes up or down', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(3));
    await pull(gallery, -20, 80);
    expect(trackOf(gallery).scrollLeft).to.equal(0);
    await sendMouse({ type: 'up' });
  });

  it('wraps in a loop', async () => {
    const gallery = await putGallery('transition="scroll" loop', pictures(3));
    await pull(gallery, 360);
    await sendMouse({ type: 'up' });
    await rests(gallery, 2);
  });
});

describe('a click', () => {
  it('on an image goes to the next slide', async () => {
    const gallery = await putGallery('', pictures(3));
    (gallery.children[0] as HTMLElement).click();
    await rests(gallery, 1);
  });

  it('on a link is a click on a link', async () => {
    const gallery = await putGallery('', `<a href="#clicked">${picture('a')}</a>${picture('b')}`);
    let followed = false;
    gallery.addEventListener('click', click => {
      followed = !click.defaultPrevented;
      click.preventDefault();
    });
    gallery.querySelector('img')!.click();
    expect([followed, gallery.current]).to.deep.equal([true, 0]);
  });
});

describe('a screen reader', () => {
  it('reads an announcement after the visitor\'s own action, and only then', async () => {
    const gallery = await putGallery('current="1"', pictures(4));
    expect(status(gallery)).to.equal('');
    await gallery.next();
    await rests(gallery, 2);
    gallery.current = 0;
    await rests(gallery, 0);
    gallery.append(put(picture('late')));
    await waitUntil(() => (gallery.children[4] as HTMLElement).inert);
    expect(status(gallery)).to.equal('');
    partOf(gallery, 'next')!.click();
    await waitUntil(() => status(gallery) === 'Slide 2 of 5: Picture 2', 'the position is announced');
  });

  const states: [string, string, number, string][] = [
    ['a slideshow', 'counter label="Coast"', 3, 'ltr'], ['a loop', 'loop counter', 3, 'rtl'], ['one slide', '', 1, 'ltr'],
    ['a grid', 'design="grid" label="Kiln"', 5, 'ltr'],
  ];
  for (const [name, attributes, count, dir] of states) {
    it(`finds nothing wrong with ${name}`, async () => {
      const gallery = await putGallery(attributes, pictures(count), { dir });
      await expect(gallery).to.be.accessible();
      const link = put(`<site-gallery ${attributes}><a href="#a">${picture('a')}</a><figure>${picture('b')}<figcaption>B</figcaption></figure></site-gallery>`);
      await waitUntil(() => trackOf(link));
      await expect(link).to.be.accessible();
    });
  }
});

describe('many galleries', () => {
  it('take at most five listeners each, none of them on a slide', async () => {
    const { addEventListener } = EventTarget.prototype;
    const taken: EventTarget[] = [];
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof addEventListener>) {
      if (!(this instanceof AbortSignal) && !(this instanceof MessagePort)) taken.push(this);
      addEventListener.apply(this, given);
    };
    const gallery = await putGallery('counter loop', pictures(20)).finally(() => {
      EventTarget.prototype.addEventListener = addEventListener;
    });
    const own = taken.filter(target => target instanceof Node && (gallery.contains(target) || gallery.shadowRoot!.contains(target)));
    expect(own.length).to.be.at.most(5);
    expect(taken.some(target => target instanceof HTMLImageElement)).to.equal(false);
  });
});
