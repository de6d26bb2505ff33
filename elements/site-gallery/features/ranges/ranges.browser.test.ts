// Runs in every engine: content-visibility, slots.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, linkGallerySheet, putGallery, sizedImage, trackOf } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';
import { isCut, isDrawn, many, rangesOf } from './ranges.fixture.test.js';

before(linkGallerySheet);
afterEach(clear);

const slotsOf = (gallery: Element) => [...gallery.children].map(({ slot }) => slot);
/** Where all of them stand, with those drawn that the browser would skip. */
const places = (gallery: Element) => {
  for (const { style } of rangesOf(gallery)) style.contentVisibility = 'visible';
  return [...gallery.children].map(slide => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    return [left, top, width, height];
  });
};
/** Browsers round the width of each slide: in a range their sum is exact. */
function expectSame(found: readonly number[][], expected: readonly number[][]): void {
  const off = found.map((box, at) => Math.max(...box.map((px, side) => Math.abs(px - expected[at]![side]!))));
  expect(Math.max(...off), `of slide ${off.indexOf(Math.max(...off))}`).to.be.below(5);
}

describe('a gallery of hundreds of slides', () => {
  it('is as long as all of them, although the browser skips those that are far', async () => {
    const gallery = await putGallery('design="grid"', many(300), { widthPx: 700 });
    await isCut(gallery);
    const last = rangesOf(gallery).at(-1)!;
    expect(getComputedStyle(last).contentVisibility).to.equal('auto');
    expect(last.getBoundingClientRect().height).to.be.above(500);
    expect(isDrawn(gallery.children[299]!), 'the last is skipped').to.equal(false);
    gallery.children[299]!.scrollIntoView();
    await waitUntil(() => isDrawn(gallery.children[299]!), 'it is drawn where it is seen');
  });

  it('goes far and on, and takes slides that come', async () => {
    const gallery = await putGallery('design="strip"', many(300));
    await isCut(gallery);
    const stands = (index: number) => waitUntil(() => {
      const [box, frame] = [gallery.children[index]!.getBoundingClientRect(), trackOf(gallery).getBoundingClientRect()];
      return gallery.current === index && Math.abs(box.left + box.width / 2 - frame.left - frame.width / 2) < 2;
    }, `${index} is in the middle`);
    await gallery.show(250);
    await stands(250);
    await gallery.next();
    await stands(251);
    gallery.insertAdjacentHTML('afterbegin', sizedImage(300, 200));
    await waitUntil(() => gallery.current === 252);
    await waitUntil(() => slotsOf(gallery)[0] === slotsOf(gallery)[1], 'the new one stands with its neighbours');
    await stands(252);
  });

  it('cuts lines again where the width is another', async () => {
    const gallery = await putGallery('design="autorows"', many(300), { widthPx: 700 });
    await isCut(gallery);
    const before = slotsOf(gallery);
    gallery.parentElement!.style.width = '1100px';
    await waitUntil(() => String(slotsOf(gallery)) !== String(before), 'other lines');
    await isCut(gallery);
    const found = places(gallery);
    trackOf(gallery).removeAttribute('data-ranges');
    expectSame(found, places(gallery));
  });

  it('leaves the author\'s nodes as they were: few slides, another design, taken out of the page', async () => {
    const few = await putGallery('design="grid"', many(100));
    expect(rangesOf(few)).to.deep.equal([]);
    const gallery = await putGallery('design="grid"', many(300));
    await isCut(gallery);
    expect(slotsOf(gallery)).to.not.include('');
    const [moved] = gallery.children;
    few.append(moved!);
    await waitUntil(() => moved!.slot === '', 'a slide that went elsewhere');
    expect(slotsOf(few).every(slot => slot === ''), 'its new neighbours').to.equal(true);
    gallery.design = 'slideshow';
    await waitUntil(() => new Set(slotsOf(gallery)).size === 1 && slotsOf(gallery)[0] === '', 'a stack has no ranges');
    gallery.design = 'grid';
    await isCut(gallery);
    gallery.remove();
    await waitUntil(() => slotsOf(gallery).every(slot => slot === ''), 'out of the page');
  });
});
