import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, partOf, picture, pictures, put, putGallery, rests } from './gallery-page.fixture.test.js';
import './site-gallery.js';

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = new URL('./site-gallery.css', import.meta.url).href;

before(() => new Promise(resolve => {
  sheet.onload = resolve;
  document.head.append(sheet);
}));
afterEach(clear);

const drawn = (width: number, height: number, more = `width="${width}" height="${height}"`) =>
  `<img alt="${width} by ${height}" ${more} src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>">`;
const wide = drawn(300, 100);
const tall = drawn(100, 200);
const boxes = (gallery: Element, selector = 'img') => [...gallery.querySelectorAll(selector)].map(node => node.getBoundingClientRect());
const said = async (act: (heard: readonly string[]) => Promise<unknown>) => {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (text: string) => { heard.push(text); };
  await act(heard).finally(() => { console.warn = warn; });
  return heard;
};

describe('the designs of a gallery', () => {
  it('fill lines of pictures that keep their shapes, equally tall in each line', async () => {
    const gallery = await putGallery('design="autorows"', wide + tall + wide + tall + tall, { widthPx: 1000 });
    const found = boxes(gallery);
    const tops = found.map(({ top }) => Math.round(top));
    expect(tops.filter((top, at) => top !== tops[at - 1])).to.have.length(3);
    for (const [at, { height }] of found.entries()) {
      if (at > 0 && tops[at] === tops[at - 1]) expect(Math.abs(height - found[at - 1]!.height)).to.be.below(1);
    }
    expect(found.map(({ width, height }) => Math.round(width / height * 10) / 10)).to.deep.equal([3, 0.5, 3, 0.5, 0.5]);
    expect(Math.round(found[1]!.right - gallery.getBoundingClientRect().left)).to.equal(1000);
    expect(Math.round(found[4]!.height), 'the last line is not blown up').to.equal(250);
  });

  it('learn shapes from data, and from pictures that come without a size', async () => {
    const gallery = await putGallery('design="autorows"', drawn(100, 200, 'data-image-dimensions="100x200"') + picture('b', ''), { widthPx: 1000 });
    await waitUntil(() => boxes(gallery).map(({ width, height }) => (width / height).toFixed(1)).join() === '0.5,1.5');
    gallery.remove();
    await waitUntil(() => [...gallery.children].every(slide => !(slide as HTMLElement).style.getPropertyValue('--_shape')));
  });

  it('are a strip of one height, each picture as wide as it is', async () => {
    const gallery = await putGallery('design="strip"', tall + wide + tall);
    const found = boxes(gallery);
    expect(found.map(({ width, height }) => [Math.round(width), Math.round(height)])).to.deep.equal([[150, 300], [600, 300], [150, 300]]);
    const { left } = gallery.getBoundingClientRect();
    await waitUntil(() => Math.round(boxes(gallery)[0]!.left - left) === 225, 'the first stands in the middle');
  });

  for (const [alignment, left] of [['left', 0], ['start', 0], ['right', 450], ['end', 450], ['elsewhere', 225]] as const) {
    it(`let the current slide of a strip stand where ${alignment} is`, async () => {
      const gallery = await putGallery(`design="strip" active-alignment="${alignment}"`, tall.repeat(9));
      for (const index of [4, 8]) {
        gallery.current = index;
        await waitUntil(() => Math.abs(boxes(gallery)[index]!.left - gallery.getBoundingClientRect().left - left) < 2, `${index}`);
      }
    });
  }

  it('let a press on a strip\'s neighbour bring it, and on the current slide the next one', async () => {
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

  it('give a list\'s words the remainder, and the whole width below 480 px', async () => {
    const figure = `<figure>${picture('a')}<figcaption>Words</figcaption></figure>`;
    const [image, words] = boxes(await putGallery('design="list" list-image-size="30"', figure, { widthPx: 800 }), 'img, figcaption');
    expect([Math.round(image!.width), Math.round(words!.right - image!.left)]).to.deep.equal([240, 800]);
    expect(words!.left).to.be.greaterThan(image!.right);
    const [above, below] = boxes(await putGallery('design="list"', figure, { widthPx: 400 }), 'img, figcaption');
    expect([above!.width, below!.width, below!.top >= above!.bottom]).to.deep.equal([400, 400, true]);
  });

  it('make slides of mixed content equally tall, and leave the pictures in cards alone', async () => {
    const card = `<article><img alt="Sign" width="20" height="20" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><p>Words</p></article>`;
    const gallery = await putGallery('design="carousel" mixed-content', card + picture('a') + picture('b'));
    const [first, second] = boxes(gallery, ':scope > *');
    expect(Math.round(first!.height)).to.equal(Math.round(second!.height));
    expect(boxes(gallery)[0]!.width).to.equal(20);
  });

  it('come from a content system\'s block by its own names', async () => {
    for (const [block, place] of [['stacked', 'whole'], ['slider', 'strip'], ['slideshow', 'stack'], ['anything', 'whole']]) {
      const gallery = await putGallery('', `<script type="application/json">{ "design": "${block}" }</script>${pictures(2)}`);
      expect(partOf(gallery, 'gallery')!.dataset.place, block).to.equal(place);
    }
  });
});

describe('captions over pictures', () => {
  const figure = (words: string) => `<figure>${picture('a')}<figcaption>${words}</figcaption></figure>`;
  for (const [position, x, y] of [
    ['top', 0, -1], ['bottom', 0, 1], ['top-left', -1, -1], ['bottom-left', -1, 1], ['top-right', 1, -1], ['bottom-right', 1, 1], ['center', 0, 0],
  ] as const) {
    it(`stand at the ${position}`, async () => {
      const gallery = await putGallery(`design="grid" slides-per-row="1" aspect-ratio="3:2" meta-position="${position}"`, figure('Words'));
      const [image, caption] = boxes(gallery, 'img, figcaption');
      const side = (from: number, to: number, start: number, end: number) => {
        const off = (start + end) / 2 - (from + to) / 2;
        return Math.abs(off) < 2 ? 0 : Math.sign(off);
      };
      expect([side(image!.left, image!.right, caption!.left, caption!.right), side(image!.top, image!.bottom, caption!.top, caption!.bottom)]).to.deep.equal([x, y]);
      expect(caption!.top >= image!.top && caption!.bottom <= image!.bottom).to.equal(true);
    });
  }

  it('cover two fifths at most once they would cover nearly all, and are read by scrolling', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="2" meta-position="bottom"', figure('Words '.repeat(300)) + figure('Few'));
    const [long, few] = [...gallery.querySelectorAll('figcaption')];
    await waitUntil(() => Math.abs(long!.offsetHeight / gallery.querySelector('img')!.offsetHeight - 0.4) < 0.02);
    expect([long!.tabIndex, few!.tabIndex]).to.deep.equal([0, -1]);
    gallery.remove();
    await waitUntil(() => long!.getAttribute('tabindex') === null);
  });
});

describe('what slides say of themselves', () => {
  it('is their focal point, in the middle where the picture reaches', async () => {
    const gallery = await putGallery('aspect-ratio="1:1"', picture('a', 'width="300" height="100" data-image-focal-point="0.5,0.9"')
      + picture('b', 'width="300" height="100" data-image-focal-point="0.4,0.5"') + picture('c', 'width="300" height="100" data-image-focal-point="0,1"'));
    const at = () => [...gallery.children].map(slide => (slide as HTMLElement).style.getPropertyValue('--_focus'));
    await waitUntil(() => at()[2] !== '');
    expect(at()).to.deep.equal(['50% 50%', '35% 50%', '0% 50%']);
    gallery.remove();
    await waitUntil(() => at().join('') === '');
  });

  it('is where their picture comes from, and how large it is', async () => {
    const address = '/elements/site-gallery/site-gallery.css?picture';
    const gallery = await putGallery('design="base"', `<img alt="Late" data-src="${address}" data-image-dimensions="600x200"><img alt="Bad" data-src="javascript:alert(1)">`);
    await waitUntil(() => gallery.querySelector('img')!.getAttribute('src') === address);
    expect([gallery.querySelector('img')!.height, gallery.querySelector('img')!.getAttribute('width'), gallery.querySelectorAll('img')[1]!.hasAttribute('src')]).to.deep.equal([200, '600', false]);
  });

  it('is where a press leads', async () => {
    const gallery = await putGallery('', picture('a', 'data-click-through-url="#through"') + picture('b', 'data-click-through-url="javascript:alert(1)"'));
    const [slide] = [...gallery.children] as HTMLElement[];
    await waitUntil(() => slide!.role === 'link');
    slide!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => location.hash === '#through');
    history.replaceState(null, '', location.pathname + location.search);
    expect(gallery.current).to.equal(0);
    expect(gallery.children[1]).not.to.have.attribute('role');
  });

  it('leads to no script, neither by data nor by a link to what looks like a picture', async () => {
    const page = window as { ran?: boolean };
    await said(async lines => {
      const gallery = await putGallery('lightbox', picture('a', 'data-click-through-url="\u0001 javascript:window.ran = true"')
        + `<a href="&#1; javascript:window.ran = true//a.jpg">${picture('b')}</a>`);
      for (const image of gallery.querySelectorAll('img')) image.click();
      await waitUntil(() => lines.some(line => line.includes('lightboxify not available')), 'the link would be followed now');
    });
    await nextFrame();
    await nextFrame();
    expect(page.ran).to.equal(undefined);
  });

  it('lets the browser choose by the width they have', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="2" gutter="0"', '<img alt="a" srcset="data:, 100w, data:,b 900w">'.repeat(2));
    await waitUntil(() => gallery.querySelector('img')!.sizes === '300px');
  });

  it('may be nonsense: one message, and the gallery goes on', async () => {
    const expected = ['data-image-dimensions "0x0" is no picture\'s size', 'data-image-focal-point "7,-1" is out of range', 'Error evaluating gallery block data', 'VideoLoader not found'];
    const heard = await said(async lines => {
      const gallery = await putGallery('', `<script type="application/json"> </script>${picture('a', 'data-image-dimensions="0x0" data-image-focal-point="7,-1"')}<div data-type="video">Soon</div>`);
      await waitUntil(() => expected.every(words => lines.some(line => line.includes(words))), 'all is said');
      expect(gallery.offsetHeight).to.equal(400);
    });
    for (const words of expected) {
      expect(heard.filter(line => line.startsWith('<site-gallery>: ') && line.includes(words)), words).to.have.length(1);
    }
    const broken = await said(() => putGallery('', `<script type="application/json">{"design": </script>${pictures(2)}`));
    expect(broken.join()).to.include('<site-gallery>: Error decoding gallery block data');
  });
});

describe('thumbnails', () => {
  const buttons = (gallery: Element) => [...gallery.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="thumbnail"]')];
  const marked = (gallery: Element) => buttons(gallery).findIndex(button => button.getAttribute('aria-current') === 'true');

  it('lead to slides and follow them, by hand and by keys', async () => {
    const gallery = await putGallery('thumbnails', pictures(5));
    await waitUntil(() => buttons(gallery).length === 5);
    expect(buttons(gallery).map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
    expect(buttons(gallery)[2]!.ariaLabel).to.equal('Slide 3 of 5: Picture 3');
    buttons(gallery)[2]!.click();
    await rests(gallery, 2);
    buttons(gallery)[2]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await rests(gallery, 3);
    expect([marked(gallery), gallery.shadowRoot!.activeElement === buttons(gallery)[3]]).to.deep.equal([3, true]);
    gallery.append(put(picture('Late')));
    await waitUntil(() => buttons(gallery).length === 6 && marked(gallery) === 3);
  });

  it('have the height, the space and the shape that are asked for', async () => {
    const video = '<div data-type="video"><video></video></div>';
    const gallery = await putGallery('thumbnails thumbnail-strip-height="90" thumbnail-strip-margin="20" padding="40"', pictures(2) + video);
    await waitUntil(() => buttons(gallery).length === 3);
    const found = buttons(gallery).map(button => button.getBoundingClientRect());
    expect(found.map(({ width, height }) => [width, height])).to.deep.equal([[135, 90], [135, 90], [160, 90]]);
    expect(found[1]!.left - found[0]!.right).to.equal(5);
    expect(found[0]!.top - partOf(gallery, 'track')!.getBoundingClientRect().bottom).to.equal(20);
    gallery.squareThumbs = true;
    await waitUntil(() => buttons(gallery)[2]!.offsetWidth === 90);
    gallery.thumbnailsPerRow = 3;
    await waitUntil(() => Math.round(buttons(gallery)[0]!.getBoundingClientRect().width * 3) === 590);
    await expect(gallery).to.be.accessible();
  });
});

describe('a picture that opens large', () => {
  it('is a button for the keyboard, and a plain picture again when the gallery goes', async () => {
    const gallery = await putGallery('lightbox', picture('a') + `<a href="#x">${picture('b')}</a>`);
    const heard: string[] = [];
    await said(async () => {
      await waitUntil(() => gallery.querySelector('img')!.role === 'button');
      expect(gallery.querySelectorAll('[role="button"]')).to.have.length(1);
      heard.push(gallery.querySelector('img')!.tabIndex.toString());
    });
    expect(heard).to.deep.equal(['0']);
    const [slide] = [...gallery.children];
    gallery.remove();
    await waitUntil(() => !slide!.hasAttribute('role'));
  });

  it('is a plain one where a page has no lightbox, and nobody asked for it', async () => {
    const gallery = await putGallery('design="grid"', pictures(2));
    await waitUntil(() => gallery.shadowRoot!.querySelector('.track'));
    const heard = await said(async () => {
      (gallery.firstElementChild as HTMLElement).click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect([gallery.querySelectorAll('[role]').length, heard]).to.deep.equal([0, []]);
  });
});
