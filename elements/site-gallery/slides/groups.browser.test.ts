import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, listen, partOf, pictures, put, putGallery, trackOf } from '../gallery-page.fixture.test.js';
import type { SiteGallery } from '../site-gallery.js';
import '../site-gallery.js';

afterEach(clear);

const isOff = (gallery: Element, part: string) => partOf(gallery, part)!.getAttribute('aria-disabled') === 'true';
/** The buttons are drawn a frame after the slides move. */
const buttonsSay = (gallery: Element, isFirst: boolean, isLast: boolean) => waitUntil(
  () => isOff(gallery, 'previous') === isFirst && isOff(gallery, 'next') === isLast, `the buttons say: ${isFirst ? 'first' : ''} ${isLast ? 'last' : ''}`,
);

/** The slides that are wholly in view, by their place. */
function inView(gallery: Element): number[] {
  const { left, right } = trackOf(gallery).getBoundingClientRect();
  return [...gallery.children].flatMap((slide, at) => {
    const box = slide.getBoundingClientRect();
    return box.left > left - 2 && box.right < right + 2 ? [at] : [];
  });
}
const shows = (gallery: SiteGallery, index: number, slides: number[]) => waitUntil(
  () => gallery.current === index && String(inView(gallery)) === String(slides), `${slides} are in view, ${index} is current`,
);

describe('a carousel', () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    it(`goes group by group to its last group, and emits the end: ${dir}`, async () => {
      const gallery = await putGallery('design="carousel"', pictures(8), { widthPx: 900, dir });
      const heard = listen(gallery);
      await shows(gallery, 0, [0, 1, 2]);
      await buttonsSay(gallery, true, false);
      partOf(gallery, 'next')!.click();
      await shows(gallery, 3, [3, 4, 5]);
      await buttonsSay(gallery, false, false);
      expect(await gallery.next()).to.equal(true);
      await shows(gallery, 6, [5, 6, 7]);
      await buttonsSay(gallery, false, true);
      await waitUntil(async () => !(await gallery.next()) && heard.includes('site-gallery-end'), 'the end is emitted');
      partOf(gallery, 'previous')!.click();
      await shows(gallery, 3, [3, 4, 5]);
    });
  }

  it('has no controls where its slides fit in one row, and gets them when they do not any more', async () => {
    const gallery = await putGallery('design="carousel" slides-per-row="4"', pictures(4), { widthPx: 900 });
    expect(partOf(gallery, 'next')).to.equal(null);
    await waitUntil(() => ![...gallery.children].some(slide => (slide as HTMLElement).inert), 'all can be reached');
    gallery.parentElement!.style.width = '600px';
    await waitUntil(() => partOf(gallery, 'next'), 'three fit');
    gallery.parentElement!.style.width = '900px';
    await waitUntil(() => !partOf(gallery, 'next'), 'four fit');
    gallery.append(put(pictures(1)));
    await waitUntil(() => partOf(gallery, 'next'), 'one more');
  });

  it('reaches its last group by swiping to the end', async () => {
    const gallery = await putGallery('design="carousel"', pictures(8), { widthPx: 900 });
    const track = trackOf(gallery);
    track.scrollTo({ left: track.scrollWidth, behavior: 'smooth' });
    await shows(gallery, 6, [5, 6, 7]);
    await waitUntil(() => isOff(gallery, 'next'), 'it is at the end');
  });

  for (const [at, seen] of [[3, [3, 4, 5]], [4, [4, 5, 6]], [7, [7, 8, 9]], [1, [1, 2, 3]]] as const) {
    it(`that rests between two groups has a current slide that is seen: ${seen}`, async () => {
      const gallery = await putGallery('design="carousel"', pictures(12), { widthPx: 900 });
      const track = trackOf(gallery);
      track.scrollTo({ left: gallery.children[at]!.getBoundingClientRect().left - track.getBoundingClientRect().left });
      await shows(gallery, at, [...seen]);
      await waitUntil(
        () => [...gallery.children].every((slide, index) => (slide as HTMLElement).inert !== (seen as readonly number[]).includes(index)),
        'the others are inert',
      );
    });
  }

  it('that rests between two groups steps to the nearest one on either side, and passes no slide unseen', async () => {
    const gallery = await putGallery('design="carousel"', pictures(12), { widthPx: 900 });
    await gallery.show(5);
    await shows(gallery, 5, [5, 6, 7]);
    partOf(gallery, 'previous')!.click();
    await shows(gallery, 3, [3, 4, 5]);
    await waitUntil(() => gallery.show(1), 'it goes on, once it rests');
    await shows(gallery, 1, [1, 2, 3]);
    await buttonsSay(gallery, false, false);
    partOf(gallery, 'previous')!.click();
    await shows(gallery, 0, [0, 1, 2]);
    await buttonsSay(gallery, true, false);
  });
});
