import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { isEverything } from '../../../../test/engines/everything.js';
import { clear, linkGallerySheet, putGallery, trackOf } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';
import { captioned, isCut, isDrawn, many, rangesOf } from './ranges.fixture.test.js';

before(linkGallerySheet);
afterEach(clear);

const designs = ['design="strip"', 'design="carousel" slides-per-row="7"', 'design="carousel" orientation="vertical"', 'transition="scroll"',
  'design="grid" slides-per-row="5"', 'design="autogrid" column-width="130"', 'design="autocolumns"',
  'design="autocolumns" column-width="60" gutter="10"', 'design="autorows"', 'design="list"', 'design="base"'];
/** Layouts are seldom whole pixels wide. */
const widths = isEverything ? [1000.4, 390, 1200, 720.6] : [1000.4, 390];
/** Firefox keeps 60ths of a pixel where a range is as wide as this many slides. */
const most = navigator.userAgent.includes('Firefox') ? 3 : 1;

/** How long all of it is, and where the slides are in it. */
function measure(gallery: Element) {
  const { scrollWidth, scrollHeight } = trackOf(gallery);
  const { top, height } = gallery.getBoundingClientRect();
  const places = [...gallery.children].map(slide => {
    const box = slide.getBoundingClientRect();
    return [box.left, box.top - top, box.width, box.height];
  });
  return { lengths: [scrollWidth, scrollHeight, height], places };
}
const furthest = (found: readonly number[], expected: readonly number[]) => Math.max(...found.map((px, at) => Math.abs(px - expected[at]!)));

/** Gives the gallery another width: its slides are cut again once that has settled. */
async function resize(gallery: HTMLElement, widthPx: number): Promise<void> {
  const track = trackOf(gallery);
  const isAnew = new Promise<void>(resolve => {
    const observer = new MutationObserver(() => {
      if (!('ranges' in track.dataset)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(track, { attributeFilter: ['data-ranges'] });
  });
  gallery.parentElement!.style.width = `${widthPx}px`;
  await isAnew;
}

/** `slackPx`: browsers differ in where a column that is broken keeps the room below its last slide. */
function expectSamePlaces(gallery: Element, what: string, slackPx: number): void {
  const track = trackOf(gallery);
  const skipped = measure(gallery);
  for (const { style } of rangesOf(gallery)) style.contentVisibility = 'visible';
  const drawn = measure(gallery);
  track.removeAttribute('data-ranges');
  const whole = measure(gallery);
  track.setAttribute('data-ranges', '');
  for (const { style } of rangesOf(gallery)) style.contentVisibility = '';
  expect(furthest(skipped.lengths, whole.lengths), `${what}: how long it is, ${skipped.lengths} for ${whole.lengths}`).to.be.at.most(most + slackPx);
  const off = drawn.places.map((place, at) => furthest(place, whole.places[at]!));
  expect(Math.max(...off), `${what}: where slide ${off.indexOf(Math.max(...off))} is`).to.be.at.most(most + slackPx);
}

describe('slides in ranges', () => {
  for (const design of designs) {
    for (const [kind, slides] of [['images', many], ['captions', captioned]] as const) {
      it(`have the same positions as in a single track, which is as long: ${design}, ${kind}`, async () => {
        const gallery = await putGallery(design, slides(240), { widthPx: widths[0]! });
        await isCut(gallery);
        for (const [at, widthPx] of widths.entries()) {
          if (at) await resize(gallery, widthPx);
          expect(rangesOf(gallery).length).to.be.within(2, 30);
          for (const dir of ['ltr', 'rtl']) {
            gallery.parentElement!.dir = dir;
            expectSamePlaces(gallery, `${widthPx} ${dir}`, design.includes('autocolumns') ? Number(gallery.gutter ?? 0) : 0);
          }
          if (!trackOf(gallery).matches('[data-flow="rows"] *') || gallery.offsetHeight < 5000) continue;
          // Browsers remember how tall the last range was when it was drawn.
          rangesOf(gallery).at(-1)!.scrollIntoView({ block: 'end' });
          await waitUntil(() => isDrawn(gallery.lastElementChild!), 'the end is drawn');
          scrollTo(0, 0);
          await waitUntil(() => !isDrawn(gallery.lastElementChild!), 'the end is skipped');
        }
      });
    }
  }
});
