// Runs in every engine: layout.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { designs } from '../designs/designs.js';
import { captureWarnings, clear, linkGallerySheet, put, putGallery } from '../gallery-page.fixture.test.js';
import { getSlides } from '../slides/get-slides.js';
import { editors, plainMarkup, sizes } from './editors.fixture.test.js';
import '../site-gallery.js';

// What content systems and page builders write is laid out as the same pictures are without what is around them.

before(linkGallerySheet);
afterEach(clear);

const pictures = (gallery: Element) => [...gallery.querySelectorAll('img')].filter(image => !image.closest('noscript'));
/** Where pictures stand, in whole pixels: from the gallery's own edge. */
function places(gallery: Element): string[] {
  const { left } = gallery.getBoundingClientRect();
  return pictures(gallery).map(image => {
    const box = image.getBoundingClientRect();
    return [box.left - left, box.width, box.height].map(px => Math.round(px)).join(' ');
  });
}
/** What an author has written, without what galleries add to it. */
const written = (gallery: Element) => [...gallery.querySelectorAll('*')].filter(node => !node.matches('[role="img"] > img'));
/** Pictures that a script adds to an editor's markup come a moment later. */
const complete = (gallery: Element) =>
  waitUntil(() => getSlides(gallery).length === sizes.length && pictures(gallery).length === sizes.length, 'each slide has its picture');

for (const [editor, { markup, slides, isIncomplete }] of Object.entries(editors)) {
  describe(`the gallery of ${editor}`, () => {
    it('has a slide for each picture, of the author\'s own nodes', async () => {
      await captureWarnings(async () => {
        const box = put(`<site-gallery design="grid">${markup}</site-gallery>`);
        const before = written(box);
        const gallery = await putGallery('design="grid"', markup);
        if (isIncomplete) await complete(gallery);
        expect(getSlides(gallery)).to.deep.equal(
          [...gallery.querySelectorAll(slides)].filter(
            node => !node.querySelector(slides) && pictures(gallery).some(image => node.contains(image)),
          ),
        );
        expect(getSlides(gallery).length).to.equal(sizes.length);
        expect(written(box)).to.deep.equal(before);
      });
    });

    for (const design of Object.keys(designs)) {
      it(`is laid out as plain pictures are: ${design}`, async () => {
        await captureWarnings(async () => {
          const plain = await putGallery(`design="${design}"`, plainMarkup(/<figcaption[^>]*>\s*Caption/.test(markup)));
          const gallery = await putGallery(`design="${design}"`, markup);
          if (isIncomplete) await complete(gallery);
          await waitUntil(() => {
            for (const image of [...pictures(gallery), ...pictures(plain)]) image.loading = 'eager'; // its place is that of its own shape
            expect(places(gallery)).to.deep.equal(places(plain));
            return true;
          }, 'its pictures stand where plain ones do');
          if (design !== 'slideshow' && design !== 'strip') return;
          await gallery.next();
          await waitUntil(() => gallery.current === 1 && getSlides(gallery)[1]!.getBoundingClientRect().width > 0, 'the next one is shown');
        });
      });
    }
  });
}
