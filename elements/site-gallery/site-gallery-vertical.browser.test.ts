import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { boxes, captureWarnings, clear, linkGallerySheet, listen, partOf, pictures, put, putGallery, trackOf } from './gallery-page.fixture.test.js';
import type { SiteGallery } from './site-gallery.js';
import './site-gallery.js';

const matchMediaBefore = window.matchMedia;
afterEach(async () => {
  window.matchMedia = matchMediaBefore;
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const inView = (gallery: Element) => {
  const box = trackOf(gallery).getBoundingClientRect();
  return [...gallery.children].flatMap((slide, at) => {
    const { top, bottom } = slide.getBoundingClientRect();
    return bottom > box.top + 2 && top < box.bottom - 2 ? [at] : [];
  });
};

/** Waits until exactly these slides are in view, the first is current, everything rests and only what is out of view is inert. */
async function rests(gallery: SiteGallery, ...slides: number[]): Promise<void> {
  await waitUntil(() => gallery.current === slides[0] && inView(gallery).join() === slides.join(), `slides ${slides.join(', ')} are in view`);
  await waitUntil(() => trackOf(gallery).dataset.glide === undefined && trackOf(gallery).dataset.drag === undefined, 'all is still');
  await waitUntil(() => [...gallery.children].every((slide, at) => (slide as HTMLElement).inert !== slides.includes(at)), 'the others are inert');
}

describe('a vertical slideshow', () => {
  for (const transition of ['fade', 'swipe', 'scroll']) {
    it(`is as large as a horizontal one, and its slides scroll up and down: ${transition}`, async () => {
      const gallery = await putGallery(`orientation="vertical" transition="${transition}"`, pictures(4));
      const { width, height } = trackOf(gallery).getBoundingClientRect();
      expect([width, Math.round(height), gallery.offsetHeight]).to.deep.equal([600, 400, 400]);
      await rests(gallery, 0);
      await gallery.next();
      await rests(gallery, 1);
      expect(trackOf(gallery).scrollLeft).to.equal(0);
      gallery.current = 3;
      await rests(gallery, 3);
      await gallery.previous();
      await rests(gallery, 2);
    });
  }

  it('looks the same from right to left', async () => {
    const gallery = await putGallery('orientation="vertical"', pictures(3), { dir: 'rtl' });
    await gallery.next();
    await rests(gallery, 1);
    expect(boxes(gallery)[1]!.top).to.be.closeTo(trackOf(gallery).getBoundingClientRect().top, 1);
  });

  it('is moved by the keys up and down, and at its ends they are the page\'s', async () => {
    const gallery = await putGallery('orientation="vertical"', pictures(3));
    const heard = listen(gallery);
    const prevented: string[] = [];
    gallery.parentElement!.addEventListener('keydown', event => prevented.push(`${event.key} ${event.defaultPrevented}`));
    trackOf(gallery).focus();
    await sendKeys({ press: 'ArrowDown' });
    await rests(gallery, 1);
    await sendKeys({ press: 'ArrowDown' });
    await rests(gallery, 2);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowUp' });
    await rests(gallery, 1);
    await sendKeys({ press: 'End' });
    await rests(gallery, 2);
    expect(prevented).to.deep.equal(['ArrowDown true', 'ArrowDown true', 'ArrowDown false', 'ArrowUp true', 'End true']);
    expect(heard.filter(line => line === 'site-gallery-end')).to.have.length(1);
  });

  it('follows a mouse that drags up and down, and not one that drags to the side', async () => {
    const gallery = await putGallery('orientation="vertical"', pictures(3));
    await rests(gallery, 0);
    const { left, top } = gallery.getBoundingClientRect();
    const [x, y] = [Math.round(left + 100), Math.round(top + 350)];
    const drag = async (dx: number, dy: number) => {
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down' });
      for (const share of [0.25, 0.5, 0.75, 1]) await sendMouse({ type: 'move', position: [x + dx * share, y + dy * share] });
    };
    await drag(200, 0);
    expect(trackOf(gallery).scrollTop).to.equal(0);
    await sendMouse({ type: 'up' });
    await rests(gallery, 0);
    await drag(0, -240);
    expect(trackOf(gallery).scrollTop).to.be.closeTo(240, 2);
    await sendMouse({ type: 'up' });
    await rests(gallery, 1);
  });

  it('follows the visitor\'s scrolling', async () => {
    const gallery = await putGallery('orientation="vertical"', pictures(4));
    await rests(gallery, 0);
    const heard = listen(gallery);
    trackOf(gallery).scrollTo({ top: boxes(gallery)[2]!.top - boxes(gallery)[0]!.top, behavior: 'instant' });
    await rests(gallery, 2);
    expect(heard.at(-1)).to.match(/>2$/);
  });

  it('jumps under reduced motion', async () => {
    window.matchMedia = query =>
      ({
        ...matchMediaBefore.call(window, query),
        matches: query.includes('reduce'),
        addEventListener() {},
        removeEventListener() {},
      }) as MediaQueryList;
    const gallery = await putGallery('orientation="vertical"', pictures(3));
    await rests(gallery, 0);
    partOf(gallery, 'next')!.click();
    expect(trackOf(gallery).dataset.glide).to.equal(undefined);
    await rests(gallery, 1);
  });

  it('becomes horizontal and vertical again where it is', async () => {
    const gallery = await putGallery('orientation="vertical" transition="scroll"', pictures(4));
    gallery.current = 2;
    await rests(gallery, 2);
    gallery.orientation = 'horizontal';
    await waitUntil(() => trackOf(gallery).scrollLeft > 0, 'it stands at its slide in the row');
    gallery.orientation = 'vertical';
    await rests(gallery, 2);
  });

  it('keeps captions over the images, and gives images of their own shapes one shape', async () => {
    const figures = ['Low tide', 'High tide'].map(text => `<figure>${pictures(1)}<figcaption>${text}</figcaption></figure>`).join('');
    const gallery = await putGallery('orientation="vertical" aspect-ratio="auto"', figures);
    await waitUntil(() => Math.round(trackOf(gallery).getBoundingClientRect().height) === 400, 'it is 3:2');
    const [[image], [caption]] = [boxes(gallery, 'img'), boxes(gallery, 'figcaption')];
    expect(caption!.bottom).to.be.closeTo(image!.bottom, 1);
  });
});

describe('a vertical carousel', () => {
  for (const [widthPx, seen] of [[900, 3], [600, 3], [400, 2]] as const) {
    it(`shows ${seen} slides one under the other at ${widthPx} px, and moves by as many`, async () => {
      const gallery = await putGallery('design="carousel" orientation="vertical" aspect-ratio="3:1" gutter="10"', pictures(7), { widthPx });
      const first = Array.from({ length: seen }, (_, at) => at);
      await rests(gallery, ...first);
      expect(Math.round(trackOf(gallery).getBoundingClientRect().height)).to.equal(Math.round(seen * widthPx / 3 + (seen - 1) * 10));
      await gallery.next();
      await rests(gallery, ...first.map(at => at + seen));
    });
  }

  it('shows as many as are given by width', async () => {
    const gallery = await putGallery('design="carousel" orientation="vertical" slides-per-row="1, 300px 4" aspect-ratio="4:1"', pictures(8), { widthPx: 400 });
    await rests(gallery, 0, 1, 2, 3);
  });
});

it('a design that has no vertical form stays horizontal, with a warning', async () => {
  const warnings = await captureWarnings(async () => { await putGallery('design="strip" orientation="vertical"', pictures(3)); });
  expect(warnings.filter(text => text.includes('orientation'))).to.have.length(1);
});

describe('the sheet before scripts', () => {
  it('gives a vertical carousel the room that its script gives it', async () => {
    await linkGallerySheet();
    const plain = put(
      `<div data-site-gallery data-design="carousel" data-orientation="vertical" data-aspect-ratio="3:1" data-gutter="10">${pictures(6)}</div>`,
    );
    expect(Math.round(plain.getBoundingClientRect().height)).to.equal(620);
  });
});
