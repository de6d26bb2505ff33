import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, linkGallerySheet, partOf, picture, pictures, put, putGallery, rests } from './gallery-page.fixture.test.js';
import './site-gallery.js';

before(linkGallerySheet);
afterEach(clear);

describe('the settings of a gallery that a content system publishes', () => {
  it('are read from what a content system\'s markup has', async () => {
    const gallery = await putGallery(`data-block-json='{ "design": "grid", "slidesPerRow": 2, "gutter": 0 }' image-aspect-ratio="2:1"`, pictures(2));
    const heights = () => [...gallery.querySelectorAll('img')].map(image => image.getBoundingClientRect().height);
    expect(heights()).to.deep.equal([150, 150]);
    gallery.dataset.blockJson = '{ "design": "grid", "slidesPerRow": 1 }';
    await gallery.updateComplete;
    expect(heights()).to.deep.equal([300, 300]);
    gallery.setAttribute('aspect-ratio', '3:1');
    await gallery.updateComplete;
    expect(heights()).to.deep.equal([200, 200]);
    gallery.removeAttribute('aspect-ratio');
    await gallery.updateComplete;
    expect(heights()).to.deep.equal([300, 300]);
  });

  it('take the options that its blocks have', async () => {
    const block = {
      design: 'slideshow',
      controls: false,
      indicators: true,
      'show-meta': true,
      'show-meta-on-hover': true,
      'auto-crop': true,
      autoplay: false,
      lightbox: false,
    };
    const gallery = await putGallery('', `<script type="application/json">${JSON.stringify(block)}</script>${pictures(3)}`);
    expect([gallery.controls, gallery.indicators, gallery.showMeta, gallery.showMetaOnHover]).to.deep.equal([false, true, true, true]);
    await waitUntil(() => partOf(gallery, 'indicator'), 'the dots are drawn');
    expect([partOf(gallery, 'previous'), partOf(gallery, 'next')]).to.deep.equal([null, null]);
  });
});

describe('the indicators of a gallery', () => {
  const dots = (gallery: Element) => [...gallery.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="indicator"]')];
  const current = (gallery: Element) => dots(gallery).findIndex(dot => dot.ariaCurrent === 'true');

  it('are one for each slide, lead there, and keep the focus', async () => {
    const gallery = await putGallery('indicators', pictures(4));
    await waitUntil(() => dots(gallery).length === 4, 'the dots are drawn');
    expect([current(gallery), dots(gallery).map(({ tabIndex }) => tabIndex)]).to.deep.equal([0, [0, -1, -1, -1]]);
    dots(gallery)[2]!.click();
    await rests(gallery, 2);
    await waitUntil(() => current(gallery) === 2);
    dots(gallery)[2]!.focus();
    dots(gallery)[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    await rests(gallery, 3);
    await waitUntil(() => gallery.shadowRoot!.activeElement === dots(gallery)[3]);
    await expect(gallery).to.be.accessible();
    gallery.indicators = false;
    await waitUntil(() => dots(gallery).length === 0);
  });

  it('are one for each group of a carousel, and none in a grid', async () => {
    const [row, grid] = [
      await putGallery('design="carousel" indicators', pictures(7), { widthPx: 900 }),
      await putGallery('design="grid" indicators', pictures(3)),
    ];
    await waitUntil(() => dots(row).length === 3, 'the dots are drawn');
    dots(row)[1]!.click();
    await waitUntil(() => row.current === 3 && current(row) === 1);
    expect(dots(grid).length).to.equal(0);
  });
});

describe('the captions of a gallery', () => {
  const slides = `<figure>${picture('a')}<figcaption>Words</figcaption></figure>`.repeat(2);

  it('are not shown if the page hides them, before its script and after', async () => {
    const gallery = await putGallery('design="grid" show-meta="false"', slides);
    const plain = put(`<div data-site-gallery design="grid" show-meta="false">${slides}</div>`);
    expect([gallery, plain].map(element => element.querySelector('figcaption')!.offsetHeight)).to.deep.equal([0, 0]);
    gallery.showMeta = true;
    await gallery.updateComplete;
    expect(gallery.querySelector('figcaption')!.offsetHeight).to.be.greaterThan(10);
  });

  it('appear over the image at its lower edge when the gallery has the focus', async () => {
    const gallery = await putGallery('design="carousel" slides-per-row="1" show-meta-on-hover', slides);
    const [image, caption] = [gallery.querySelector('img')!, gallery.querySelector('figcaption')!];
    const [box, words] = [image, caption].map(node => node.getBoundingClientRect());
    expect([Math.round(words!.bottom), words!.top > box!.top]).to.deep.equal([Math.round(box!.bottom), true]);
    if (matchMedia('(hover: hover)').matches) {
      expect(getComputedStyle(caption).opacity).to.equal('0');
      partOf(gallery, 'track')!.focus();
      await waitUntil(() => getComputedStyle(caption).opacity === '1', 'it is shown');
    }
  });
});
