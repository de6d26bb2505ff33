import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chooseWidth } from '../../../core/image/image-width.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import {
  boxes, captureWarnings, clear, linkGallerySheet, partOf, picture, pictures, put, putGallery, rests,
} from '../gallery-page.fixture.test.js';
import '../site-gallery.js';

before(linkGallerySheet);
afterEach(clear);

describe('captions over images', () => {
  const figure = (words: string) => `<figure>${picture('a')}<figcaption>${words}</figcaption></figure>`;
  for (const [position, x, y] of [
    ['top', 0, -1], ['bottom', 0, 1], ['top-left', -1, -1], ['bottom-left', -1, 1], ['top-right', 1, -1], ['bottom-right', 1, 1], ['center', 0, 0],
  ] as const) {
    it(`are at the ${position}`, async () => {
      const gallery = await putGallery(`design="grid" slides-per-row="1" aspect-ratio="3:2" meta-position="${position}"`, figure('Words'));
      const [image, caption] = boxes(gallery, 'img, figcaption');
      const side = (from: number, to: number, start: number, end: number) => {
        const off = (start + end) / 2 - (from + to) / 2;
        return Math.abs(off) < 2 ? 0 : Math.sign(off);
      };
      expect([
        side(image!.left, image!.right, caption!.left, caption!.right),
        side(image!.top, image!.bottom, caption!.top, caption!.bottom),
      ]).to.deep.equal([x, y]);
      expect(caption!.top >= image!.top && caption!.bottom <= image!.bottom).to.equal(true);
    });
  }

  it('cover two fifths at most once they would cover nearly all, and scroll then', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="2" meta-position="bottom"', figure('Words '.repeat(300)) + figure('Few'));
    const [long, few] = [...gallery.querySelectorAll('figcaption')];
    await waitUntil(() => Math.abs(long!.offsetHeight / gallery.querySelector('img')!.offsetHeight - 0.4) < 0.02);
    expect([long!.tabIndex, few!.tabIndex]).to.deep.equal([0, -1]);
    gallery.remove();
    await waitUntil(() => long!.getAttribute('tabindex') === null);
  });
});

describe('a click on a caption over an image', () => {
  const figure = '<figure><a href="#under"><img alt="a" width="300" height="200" src="data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27/>"></a><figcaption>Words <button type="button">Buy</button></figcaption></figure>';
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is one on the image', async () => {
    const gallery = await putGallery('design="grid" lightbox="false" meta-position="bottom"', figure);
    gallery.querySelector('figcaption')!.click();
    await waitUntil(() => location.hash === '#under');
  });

  it('is left to what is in it, and to captions below their images', async () => {
    const [over, below] = [
      await putGallery('design="grid" lightbox="false" meta-position="top"', figure),
      await putGallery('design="grid" lightbox="false"', figure),
    ];
    over.querySelector('button')!.click();
    below.querySelector('figcaption')!.click();
    await nextFrame();
    expect(location.hash).to.equal('');
  });

  it('shows the next slide if a click on the image does', async () => {
    const gallery = await putGallery('meta-position="bottom"', `<figure>${picture('a')}<figcaption>Words</figcaption></figure>${picture('b')}`);
    gallery.querySelector('figcaption')!.click();
    await rests(gallery, 1);
  });
});

describe('the data attributes of a slide', () => {
  it('sets the focal point, in the middle where the image reaches', async () => {
    const gallery = await putGallery('aspect-ratio="1:1"', picture('a', 'width="300" height="100" data-image-focal-point="0.5,0.9"')
      + picture('b', 'width="300" height="100" data-image-focal-point="0.4,0.5"') + picture('c', 'width="300" height="100" data-image-focal-point="0,1"'));
    const at = () => [...gallery.children].map(slide => (slide as HTMLElement).style.getPropertyValue('--_focus'));
    await waitUntil(() => at()[2] !== '');
    expect(at()).to.deep.equal(['50% 50%', '35% 50%', '0% 50%']);
    gallery.remove();
    await waitUntil(() => at().join('') === '');
  });

  it('sets the size of an image, and its address in the width it is painted at', async () => {
    const gallery = await putGallery(
      'design="base"',
      '<img alt="Late" data-src="/images/slide-1" data-image-dimensions="600x600"><img alt="Bad" data-src="javascript:alert(1)">',
    );
    const [late, bad] = [...gallery.querySelectorAll('img')];
    const address = `/images/slide-1?format=${chooseWidth(600 * Math.min(devicePixelRatio, 1))}w`;
    await waitUntil(() => late!.getAttribute('src') === address);
    expect([late!.height, late!.getAttribute('width'), bad!.hasAttribute('src')]).to.deep.equal([600, '600', false]);
  });

  it('asks for a larger width when a slide grows, and never for a smaller one', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="4"', '<img alt="a" data-src="/images/slide-2" data-image-dimensions="4000x4000">');
    const image = gallery.querySelector('img')!;
    const asked = () => image.getAttribute('src');
    const of = (px: number) => `/images/slide-2?format=${chooseWidth(px * devicePixelRatio)}w`;
    await waitUntil(() => asked() === of(141));
    gallery.slidesPerRow = 1;
    await waitUntil(() => asked() === of(600));
    gallery.slidesPerRow = 4;
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(asked()).to.equal(of(600));
  });

  it('shows what is there when a width is not served: the image before, or the address itself', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="1" url-template="/nothing/{width}/{path}"',
      '<img alt="a" data-src="/images/slide-3" data-image-dimensions="4000x4000"><img alt="b" src="/images/slide-4?format=100w" data-src="/images/slide-4">');
    const [first, second] = [...gallery.querySelectorAll('img')];
    await waitUntil(() => first!.getAttribute('src') === '/images/slide-3' && first!.naturalWidth > 0);
    await waitUntil(() => second!.getAttribute('src') === '/images/slide-4?format=100w' && second!.naturalWidth > 0);
  });

  it('leaves an address that a script has chosen', async () => {
    const gallery = await putGallery('design="grid"', '<img alt="a" src="/images/slide-5" data-src="/images/slide-5" data-image-dimensions="4000x4000"><img alt="b" data-src="/images/slide-7" data-image-dimensions="4000x4000">');
    const [loaded, other] = [...gallery.querySelectorAll('img')];
    await waitUntil(() => other!.hasAttribute('src'));
    other!.src = '/images/slide-8';
    gallery.slidesPerRow = 1;
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect([loaded, other].map(image => image!.getAttribute('src'))).to.deep.equal(['/images/slide-5', '/images/slide-8']);
  });

  it('loads the image over a preview in its src, which stays where the image does not come', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="1"',
      '<img alt="a" src="/images/preview-1" data-src="/images/slide-9" data-image-dimensions="4000x4000"><img alt="b" src="/images/preview-2" data-src="/nothing/slide-10" data-image-dimensions="4000x4000">');
    const [first, second] = [...gallery.querySelectorAll('img')];
    await waitUntil(() => /slide-9\?format=\d+w$/.test(first!.src) && first!.naturalWidth > 0);
    await waitUntil(() => second!.getAttribute('src') === '/images/preview-2' && second!.naturalWidth > 0);
  });

  it('sets where a click leads', async () => {
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

  it('runs no script, neither by data nor by a link to what looks like an image', async () => {
    const page = window as { ran?: boolean };
    await captureWarnings(async lines => {
      const gallery = await putGallery('lightbox', picture('a', 'data-click-through-url="\u0001 javascript:window.ran = true"')
        + `<a href="&#1; javascript:window.ran = true//a.jpg">${picture('b')}</a>`);
      for (const image of gallery.querySelectorAll('img')) image.click();
      await waitUntil(() => lines.some(line => line.includes('lightboxify not available')), 'the link would be followed now');
    });
    await nextFrame();
    await nextFrame();
    expect(page.ran).to.equal(undefined);
  });

  it('sets `sizes`, so that the browser chooses by the width of the image', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="2" gutter="0"', '<img alt="a" srcset="data:, 100w, data:,b 900w">'.repeat(2));
    await waitUntil(() => gallery.querySelector('img')!.sizes === '300px');
  });

  it('may be invalid: one warning, and the gallery works', async () => {
    const expected = [
      'data-image-dimensions "0x0" is not the size of an image',
      'data-image-focal-point "7,-1" is out of range',
      'Error evaluating gallery block data',
      'VideoLoader not found',
    ];
    const heard = await captureWarnings(async lines => {
      const gallery = await putGallery('', `<script type="application/json"> </script>${picture('a', 'data-image-dimensions="0x0" data-image-focal-point="7,-1"')}<div data-type="video">Soon</div>`);
      await waitUntil(() => expected.every(words => lines.some(line => line.includes(words))), 'all messages are logged');
      expect(gallery.offsetHeight).to.equal(400);
    });
    for (const words of expected) {
      const level = /^[EV]/.test(words) ? 'error: ' : ''; // those of the specification's catalog
      expect(heard.filter(line => line.startsWith(`${level}<site-gallery>: `) && line.includes(words)), words).to.have.length(1);
    }
    const broken = await captureWarnings(() => putGallery('', `<script type="application/json">{"design": </script>${pictures(2)}`));
    expect(broken.join()).to.include('error: <site-gallery>: Error decoding gallery block data');
  });
});

describe('thumbnails', () => {
  const buttons = (gallery: Element) => [...gallery.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="thumbnail"]')];
  const marked = (gallery: Element) => buttons(gallery).findIndex(button => button.getAttribute('aria-current') === 'true');

  it('lead to slides and follow them, by click and by keyboard', async () => {
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

  it('of hundreds are drawn as far as they are seen, in a row as long as all of them', async () => {
    const gallery = await putGallery('thumbnails', pictures(300));
    const current = () => gallery.shadowRoot!.querySelector<HTMLButtonElement>('[part="thumbnail"][aria-current]');
    await waitUntil(() => current());
    expect([buttons(gallery).length < 100, current()!.parentElement!.scrollWidth]).to.deep.equal([true, 300 * (108 + 5) - 5]);
    current()!.focus();
    await sendKeys({ press: 'End' });
    await rests(gallery, 299);
    const { activeElement } = gallery.shadowRoot!;
    expect([activeElement === current(), current()!.value, current()!.ariaLabel]).to.deep.equal([true, '299', 'Slide 300 of 300: Picture 300']);
    const row = current()!.parentElement!.getBoundingClientRect();
    await waitUntil(() => current()!.getBoundingClientRect().right <= row.right + 1, 'it is in view');
    current()!.parentElement!.scrollTo({ left: 0, behavior: 'instant' });
    await waitUntil(
      () => buttons(gallery)[0]!.value === '0' && buttons(gallery)[0]!.getBoundingClientRect().left >= row.left,
      'the first ones are drawn again',
    );
    expect([buttons(gallery).length < 100, activeElement === current()]).to.deep.equal([true, true]);
  });

  it('have the height, the space and the aspect ratio that are set', async () => {
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

describe('an image that opens the lightbox', () => {
  it('is a button for the keyboard, and a plain image again when the gallery is removed', async () => {
    const gallery = await putGallery('lightbox', picture('a') + `<a href="#x">${picture('b')}</a>`);
    const heard: string[] = [];
    await captureWarnings(async () => {
      await waitUntil(() => gallery.querySelector('img')!.role === 'button');
      expect(gallery.querySelectorAll('[role="button"]')).to.have.length(1);
      heard.push(gallery.querySelector('img')!.tabIndex.toString());
    });
    expect(heard).to.deep.equal(['0']);
    const [slide] = [...gallery.children];
    gallery.remove();
    await waitUntil(() => !slide!.hasAttribute('role'));
  });

  it('is a plain one where a page has no lightbox, and no setting asks for it', async () => {
    const gallery = await putGallery('design="grid"', pictures(2));
    await waitUntil(() => gallery.shadowRoot!.querySelector('.track'));
    const heard = await captureWarnings(async () => {
      (gallery.firstElementChild as HTMLElement).click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect([gallery.querySelectorAll('[role]').length, heard]).to.deep.equal([0, []]);
  });
});
