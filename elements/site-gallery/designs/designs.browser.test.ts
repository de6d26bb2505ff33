import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { boxes, clear, linkGallerySheet, partOf, picture, pictures, putGallery, sizedImage } from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

before(linkGallerySheet);
afterEach(clear);

const wide = sizedImage(300, 100);
const tall = sizedImage(100, 200);

describe('the designs of a gallery', () => {
  it('fill lines of images that keep their aspect ratios, equally tall in each line', async () => {
    const gallery = await putGallery('design="autorows"', wide + tall + wide + tall + tall, { widthPx: 1000 });
    const found = boxes(gallery);
    const tops = found.map(({ top }) => Math.round(top));
    expect(tops.filter((top, at) => top !== tops[at - 1])).to.have.length(2);
    for (const [at, { height }] of found.entries()) {
      if (at > 0 && tops[at] === tops[at - 1]) expect(Math.abs(height - found[at - 1]!.height)).to.be.below(1);
    }
    expect(found.map(({ width, height }) => Math.round(width / height * 10) / 10)).to.deep.equal([3, 0.5, 3, 0.5, 0.5]);
    expect(Math.round(found[1]!.right - gallery.getBoundingClientRect().left)).to.equal(1000);
    expect(Math.round(found[4]!.height), 'the last line is not blown up').to.equal(205);
  });

  it('break lines at about 250 pixels, above or below', async () => {
    const shapes = [
      [300, 200],
      [200, 300],
      [300, 200],
      [200, 200],
      [320, 180],
      [300, 200],
      [200, 300],
      [200, 300],
      [400, 300],
      [300, 200],
      [200, 250],
      [300, 200],
    ] as const;
    for (const widthPx of [520, 600, 700, 820, 1200]) {
      const gallery = await putGallery('design="autorows"', shapes.map(([width, height]) => sizedImage(width, height)).join('').repeat(3), { widthPx });
      const lines = new Map(boxes(gallery).map(({ top, height }) => [Math.round(top), height]));
      const heights = [...lines.values()].slice(0, -1);
      expect(Math.min(...heights), String(heights)).to.be.at.least(190);
      expect(Math.max(...heights), String(heights)).to.be.below(360);
      const offPx = heights.reduce((sum, height) => sum + Math.abs(height - 250), 0) / heights.length;
      expect(offPx, `${widthPx} px wide: ${heights}`).to.be.below(41);
      clear();
    }
  });

  it('end with the last line of images, also where it is full', async () => {
    for (const widthPx of [360, 500, 1000]) {
      const gallery = await putGallery('design="autorows"', wide + tall + wide, { widthPx });
      expect(gallery.getBoundingClientRect().bottom - boxes(gallery)[2]!.bottom, `${widthPx} px wide`).to.be.below(1);
      clear();
    }
  });

  it('read aspect ratios from data, and from images that load without a size', async () => {
    const gallery = await putGallery('design="autorows"', sizedImage(100, 200, 'data-image-dimensions="100x200"') + picture('b', ''), { widthPx: 1000 });
    await waitUntil(() => boxes(gallery).map(({ width, height }) => (width / height).toFixed(1)).join() === '0.5,1.5');
    gallery.remove();
    await waitUntil(() => [...gallery.children].every(slide => !(slide as HTMLElement).style.getPropertyValue('--_shape')));
  });

  it('are a strip of one height, each image in its own aspect ratio', async () => {
    const gallery = await putGallery('design="strip"', tall + wide + tall);
    const found = boxes(gallery);
    expect(found.map(({ width, height }) => [Math.round(width), Math.round(height)])).to.deep.equal([[150, 300], [600, 300], [150, 300]]);
    const { left } = gallery.getBoundingClientRect();
    await waitUntil(() => Math.round(boxes(gallery)[0]!.left - left) === 225, 'the first stands in the middle');
  });

  it('are a strip without holes in a theme that gives every picture its own height, important', async () => {
    const theme = new CSSStyleSheet();
    theme.replaceSync('img { max-width: 100% !important; height: auto !important; }');
    document.adoptedStyleSheets.push(theme);
    try {
      const found = boxes(await putGallery('design="strip"', tall + wide + tall));
      expect(found.map(({ width, height }) => [Math.round(width), Math.round(height)])).to.deep.equal([[150, 300], [600, 300], [150, 300]]);
    } finally {
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(theme), 1);
    }
  });

  for (const [alignment, left] of [['left', 0], ['start', 0], ['right', 450], ['end', 450], ['elsewhere', 225]] as const) {
    it(`align the current slide of a strip to ${alignment}`, async () => {
      const gallery = await putGallery(`design="strip" active-alignment="${alignment}"`, tall.repeat(9));
      for (const index of [4, 8]) {
        gallery.current = index;
        await waitUntil(() => Math.abs(boxes(gallery)[index]!.left - gallery.getBoundingClientRect().left - left) < 2, `${index}`);
      }
    });
  }

  it('go to a strip\'s neighbour by a click on it, and to the next one by a click on the current slide', async () => {
    const gallery = await putGallery('design="strip" v-size="3"', tall.repeat(9));
    const { children } = gallery;
    (children[2] as HTMLElement).click();
    await waitUntil(() => gallery.current === 2);
    await waitUntil(() => !(children[3] as HTMLElement).inert, 'it rests');
    await waitUntil(() => { (children[2] as HTMLElement).click(); return gallery.current === 3; }, 'it goes on');
  });

  it('hide a carousel\'s buttons where its slides fit in a row', async () => {
    expect(partOf(await putGallery('design="carousel"', pictures(3)), 'next')).to.equal(null);
    expect(partOf(await putGallery('design="carousel"', pictures(4)), 'next')).to.not.equal(null);
    const narrow = await putGallery('design="carousel"', pictures(3), { widthPx: 479 });
    await waitUntil(() => partOf(narrow, 'next'), 'two in a row');
  });

  it('give a list\'s text the rest of the width, and the whole width below 480 px', async () => {
    const figure = `<figure>${picture('a')}<figcaption>Words</figcaption></figure>`;
    const [image, words] = boxes(await putGallery('design="list" list-image-size="30"', figure, { widthPx: 800 }), 'img, figcaption');
    expect([Math.round(image!.width), Math.round(words!.right - image!.left)]).to.deep.equal([240, 800]);
    expect(words!.left).to.be.greaterThan(image!.right);
    const [above, below] = boxes(await putGallery('design="list"', figure, { widthPx: 400 }), 'img, figcaption');
    expect([above!.width, below!.width, below!.top >= above!.bottom]).to.deep.equal([400, 400, true]);
  });

  it('make slides of mixed content equally tall, and leave the images in cards alone', async () => {
    const card = `<article><img alt="Sign" width="20" height="20" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><p>Words</p></article>`;
    const gallery = await putGallery('design="carousel" mixed-content', card + picture('a') + picture('b'));
    const [first, second] = boxes(gallery, ':scope > *');
    expect(Math.round(first!.height)).to.equal(Math.round(second!.height));
    expect(boxes(gallery)[0]!.width).to.equal(20);
  });

  it('are read from a content system\'s block by its own names', async () => {
    for (const [block, place] of [['stacked', 'whole'], ['slider', 'strip'], ['slideshow', 'stack'], ['anything', 'whole']]) {
      const gallery = await putGallery('', `<script type="application/json">{ "design": "${block}" }</script>${pictures(2)}`);
      expect(partOf(gallery, 'gallery')!.dataset.place, block).to.equal(place);
    }
  });
});
