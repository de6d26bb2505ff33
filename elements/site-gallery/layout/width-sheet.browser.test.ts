import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { boxes, captureWarnings, clear, partOf, pictures, putGallery } from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

afterEach(clear);

/** How many images stand beside the first one. */
const columns = (gallery: Element) => boxes(gallery).filter(({ top }, _, all) => Math.abs(top - all[0]!.top) < 1).length;

describe('settings by width', () => {
  it('hold at once, and follow the width of the gallery', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="1, 300px 2, 700px 5" gutter="4, 700px 20" aspect-ratio="1:1, 300px 2:1"', pictures(6), { widthPx: 800 });
    const looksLike = () => {
      const [first, second] = boxes(gallery);
      return [columns(gallery), Math.round(second!.left - first!.right), Math.round(first!.width / first!.height * 10) / 10];
    };
    expect(looksLike()).to.deep.equal([5, 20, 2]);
    gallery.parentElement!.style.width = '400px';
    expect(looksLike()).to.deep.equal([2, 4, 2]);
    gallery.parentElement!.style.width = '290px';
    expect([columns(gallery), Math.round(boxes(gallery)[0]!.height)]).to.deep.equal([1, 290]);
    gallery.slidesPerRow = 2;
    await waitUntil(() => columns(gallery) === 2, 'one number holds at every width');
  });

  it('make the steps of a carousel', async () => {
    const gallery = await putGallery('design="carousel" slides-per-row="1, 500px 4" pagination="fraction"', pictures(8), { widthPx: 600 });
    await waitUntil(() => partOf(gallery, 'fraction')?.textContent === '1 / 2', 'four at once');
    gallery.parentElement!.style.width = '400px';
    await waitUntil(() => partOf(gallery, 'fraction')!.textContent === '1 / 8', 'one at once');
  });

  it('may be wrong: one warning, and the default', async () => {
    const heard = await captureWarnings(async lines => {
      const gallery = await putGallery('design="grid" slides-per-row="1, 480px many" aspect-ratio="1:1, 480px wide"', pictures(4), { widthPx: 800 });
      await waitUntil(() => lines.length === 2, 'both are reported');
      expect(columns(gallery)).to.equal(4);
    });
    expect(heard.join()).to.include('aspect-ratio "wide" is not a ratio');
  });
});
