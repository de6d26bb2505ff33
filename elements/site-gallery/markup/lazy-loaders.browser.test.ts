import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { designs } from '../designs/designs.js';
import { captureWarnings, clear, put, putGallery } from '../gallery-page.fixture.test.js';
import { getSlides } from '../slides/get-slides.js';
import { lazyLoaders } from './lazy-loaders.fixture.test.js';
import '../site-gallery.js';

// What a lazy loader keeps in attributes is shown also where its script never comes.

afterEach(clear);

let pages = 0;
/** The images that are seen, without copies for pages that have no scripts. */
const imagesOf = (root: Element) =>
  [...root.querySelectorAll('img')].filter(image => !image.closest('noscript, [aria-hidden]') && !image.matches('[aria-hidden]'));

for (const [loader, { write, shown = (address: string) => address }] of Object.entries(lazyLoaders)) {
  describe(`a picture as ${loader} leaves it`, () => {
    for (const design of Object.keys(designs)) {
      it(`is shown in a gallery: ${design}`, async () => {
        const page = ++pages;
        const addresses = [1, 2, 3].map(at => `/images/900x600-lazy-${page}-${at}`);
        const gallery = await putGallery(`design="${design}"`, addresses.map(address => `<figure>${write(address)}</figure>`).join(''));
        await waitUntil(() => imagesOf(gallery).length === addresses.length, 'each has an image');
        const [first, second] = imagesOf(gallery);
        const shows = (image: HTMLImageElement, at: number) => image.complete && image.naturalWidth > 1 && image.currentSrc.includes(shown(addresses[at]!));
        expect(getSlides(gallery).length).to.equal(3);
        await waitUntil(() => shows(first!, 0), 'the first is shown');
        await gallery.show(1);
        await waitUntil(() => shows(second!, 1), 'the second is shown');
      });
    }
  });
}

it('a box with text gets its background, and the author\'s markup is restored when the gallery is removed', async () => {
  const markup = '<div data-bg="url(/images/900x600-ground)" style="min-height: 90px"><h3>Words</h3></div><div data-bg="/images/900x600-box"></div><div data-bg="javascript:alert(1)/.x"></div>';
  const gallery = await putGallery('design="grid"', markup);
  await waitUntil(() => imagesOf(gallery).length === 1);
  const [words, box, unsafe] = getSlides(gallery);
  expect(getComputedStyle(words!).backgroundImage).to.include('/images/900x600-ground');
  expect([words!, box!, unsafe!].map(slide => slide.querySelectorAll('img').length)).to.deep.equal([0, 1, 0]);
  gallery.remove();
  await waitUntil(() => imagesOf(gallery).length === 0 && words!.style.backgroundImage === '');
});

it('what a script chooses later stays', async () => {
  const gallery = await putGallery('design="grid"', '<img data-lazy-src="/images/later-1" src="/images/preview" width="900" height="600" alt="">');
  const image = gallery.querySelector('img')!;
  await waitUntil(() => image.getAttribute('src') === '/images/later-1');
  image.src = '/images/later-2';
  gallery.append(put('<img src="/images/later-3" width="900" height="600" alt="">'));
  await waitUntil(() => getSlides(gallery).length === 2);
  expect(image.getAttribute('src')).to.equal('/images/later-2');
});

it('an address that no page may load is left alone', async () => {
  await captureWarnings(async () => {
    const gallery = await putGallery('design="grid"', '<img data-lazy-src="javascript:alert(1)/.x" src="/images/preview" alt="" width="9" height="6"><img data-srcset="javascript:x.y 2x" src="/images/preview" alt="" width="9" height="6"><img data-lazy="true" src="/images/preview" alt="" width="9" height="6">');
    await waitUntil(() => imagesOf(gallery).every(image => image.complete));
    expect(imagesOf(gallery).map(image => [image.getAttribute('src'), image.srcset])).to.deep.equal(Array(3).fill(['/images/preview', '']));
  });
});
