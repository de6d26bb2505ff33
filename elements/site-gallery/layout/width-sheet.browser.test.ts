import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { boxes, captureWarnings, clear, linkGallerySheet, partOf, pictures, put, putGallery, trackOf } from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

afterEach(clear);

/** How many images are beside the first one. */
const columns = (gallery: Element) => boxes(gallery).filter(({ top }, _, all) => Math.abs(top - all[0]!.top) < 1).length;

describe('settings by width', () => {
  it('apply immediately, and follow the width of the gallery', async () => {
    const gallery = await putGallery(
      'design="grid" slides-per-row="1, 300px 2, 700px 5" gutter="4, 700px 20" aspect-ratio="1:1, 300px 2:1"',
      pictures(6),
      { widthPx: 800 },
    );
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

  it('size columns, strips, lists and thumbnails', async () => {
    const at = async (attributes: string, slides: string, read: (gallery: Element) => number[]) => {
      const gallery = await putGallery(attributes, slides, { widthPx: 800 });
      await waitUntil(() => read(gallery).every(Number.isFinite), 'it is there');
      const wide = read(gallery);
      gallery.parentElement!.style.width = '400px';
      return [wide, read(gallery)];
    };
    const tops = (gallery: Element) => [columns(gallery)];
    expect(await at('design="autogrid" column-width="180, 600px 390"', pictures(4), tops)).to.deep.equal([[2], [2]]);
    expect(await at('design="grid" padding="2, 600px 30"', pictures(4), gallery => {
      const [first, second] = boxes(gallery);
      return [Math.round(second!.left - first!.right)];
    })).to.deep.equal([[30], [2]]);
    const height = (gallery: Element) => [Math.round(boxes(gallery)[0]!.height)];
    expect(await at('design="strip" v-size="16, 600px 6"', pictures(4), height)).to.deep.equal([[240], [320]]);
    expect(await at('v-size="20, 600px 10"', pictures(2), height)).to.deep.equal([[400], [400]]);
    const figures = `<figure>${pictures(1)}<figcaption>Words</figcaption></figure>`;
    expect(await at('design="list" list-image-size="50, 600px 25"', figures, gallery => [Math.round(boxes(gallery)[0]!.width)]))
      .to.deep.equal([[200], [400]]); // below 480 px an image has the whole width
    expect(
      await at(
        'thumbnails thumbnail-strip-height="40, 600px 96" thumbnail-strip-margin="4, 600px 20" thumbnails-per-row="3, 600px 6" padding="0"',
        pictures(8),
        gallery => {
          const row = partOf(gallery, 'thumbnails')!;
          const { height, top } = row.getBoundingClientRect();
          const stage = trackOf(gallery).getBoundingClientRect();
          return [
            height,
            Math.round(top - stage.bottom),
            Math.round(800 / (row.querySelector('button')?.getBoundingClientRect().width ?? NaN)),
          ];
        },
      ),
    ).to.deep.equal([
      [96, 20, 6],
      [40, 4, 6],
    ]);
  });

  for (const attributes of [
    'design="grid" slides-per-row="2, 724px 4" gutter="4, 724px 20" aspect-ratio="4:3, 724px 2:1"',
    'design="autogrid" column-width="180, 724px 300"',
    'design="grid" padding="6" thumbnails-per-row="3"',
    'design="strip" v-size="16, 724px 6" gutter="2, 724px 12"',
    'v-size="14, 724px 8"',
    'design="list" list-image-size="40, 724px 25"',
    'thumbnails thumbnail-strip-height="40, 724px 90" thumbnail-strip-margin="4, 724px 20"',
  ]) {
    it(`have their first value before the script, too: ${attributes}`, async () => {
      await linkGallerySheet();
      const plain = put(`<div data-site-gallery ${attributes}>${pictures(5)}</div>`);
      const gallery = await putGallery(attributes, pictures(5));
      const sizes = (element: Element) =>
        [element, ...element.querySelectorAll('img')].map(node => {
          const { width, height } = node.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        });
      const before = sizes(plain);
      await waitUntil(() => String(sizes(gallery)[0]) === String(before[0]), 'it is as large as before');
      // A stack shows one slide; before the script, that is the first of a row.
      const seen = attributes.includes('design') ? before : before.slice(0, 2);
      expect(sizes(gallery).slice(0, seen.length)).to.deep.equal(seen);
    });
  }

  it('take the place of the rules that a server has drawn', async () => {
    const gallery = await putGallery('design="grid" gutter="4, 500px 12"', pictures(1));
    const sheet = document.createElement('style');
    sheet.dataset.siteRules = '';
    gallery.shadowRoot!.append(sheet);
    gallery.gutter = 4;
    await waitUntil(() => !sheet.isConnected, 'they are gone');
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
