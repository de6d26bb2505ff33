import { expect } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  captureWarnings, clear, linkGallerySheet, listen, partOf, picture, pictures, put, putGallery, rests, shown, trackOf,
} from './gallery-page.fixture.test.js';
import { storeEarlyScroll, readEarlyScroll } from './slides/early-scroll.js';
import './site-gallery.js';
import type { SiteGallery } from './site-gallery.js';

before(linkGallerySheet);
afterEach(clear);

describe('the author\'s slides', () => {
  it('are the same nodes before and after', async () => {
    const gallery = document.createElement('section');
    gallery.innerHTML = `<a href="#a">${picture('a')}</a><figure>${picture('b')}<figcaption>B</figcaption></figure>${picture('c')}`;
    const before = [...gallery.querySelectorAll('*')];
    const made = put('<site-gallery></site-gallery>') as SiteGallery;
    made.append(...gallery.childNodes);
    await made.updateComplete;
    expect([...made.querySelectorAll('*')]).to.deep.equal(before);
    expect(before.every(node => node.isConnected)).to.equal(true);
  });

  it('may be added late and in parts', async () => {
    const gallery = await putGallery('counter', '');
    expect(partOf(gallery, 'next')).to.equal(null);
    for (const name of ['a', 'b', 'c']) {
      gallery.append(put(picture(name)));
      await Promise.resolve();
    }
    await waitUntil(() => partOf(gallery, 'counter')?.textContent === '1 / 3');
    expect([...gallery.children].map(slide => (slide as HTMLElement).inert)).to.deep.equal([false, true, true]);
  });

  it('are found among what editors inject', async () => {
    const gallery = await putGallery(
      'counter',
      `<br><p></p><p>&nbsp;</p>\n<p>${picture('a')}</p>&nbsp;<p><br></p>${picture('b')}<script type="text/x"></script>`,
    );
    await waitUntil(() => partOf(gallery, 'counter')?.textContent === '1 / 2');
    const boxes = [...gallery.querySelectorAll('br, p:not(:has(img))')].map(node => node.getBoundingClientRect().width);
    expect(boxes.every(width => width === 0)).to.equal(true);
  });

  it('are found in one paragraph or list', async () => {
    for (const markup of [`<p>${picture('a')}<br>${picture('b')}</p>`, `<ul><li>${picture('a')}</li><li>${picture('b')}</li></ul>`]) {
      const gallery = await putGallery('counter transition="scroll"', markup);
      await waitUntil(() => partOf(gallery, 'counter')?.textContent === '1 / 2');
      const [first, second] = [...gallery.querySelectorAll('img')].map(image => image.getBoundingClientRect());
      expect([first!.width, first!.height]).to.deep.equal([600, 400]);
      expect(second!.left - first!.left).to.equal(616);
    }
  });

  it('stay whole when there is one: nothing to page through', async () => {
    const gallery = await putGallery('counter', picture('alone'));
    expect([partOf(gallery, 'next'), partOf(gallery, 'counter'), trackOf(gallery).tabIndex]).to.deep.equal([null, null, -1]);
    expect((gallery.firstElementChild as HTMLElement).inert).to.equal(false);
  });

  it('leave the page intact without slides, and log one warning', async () => {
    let [first, second]: SiteGallery[] = [];
    const warnings = await captureWarnings(async lines => {
      [first, second] = [await putGallery('', ' '), await putGallery('loop', '')];
      await waitUntil(() => lines.length > 0);
    });
    expect(warnings).to.deep.equal([
      'error: <site-gallery>: No valid element supplied: no slides found; expected img, picture, a or figure children; showing none until they are added.',
    ]);
    expect(first!.offsetHeight + second!.offsetHeight).to.equal(0);
    expect(await first!.next()).to.equal(false);
  });

  it('keep their place when an image is broken or has no size', async () => {
    const broken = '<img alt="Gone" src="data:image/png;base64,AAAA" width="10" height="900">';
    const gallery = await putGallery('aspect-ratio="2:1" transition="scroll"', broken + picture('b', 'width="0" height="0"') + picture('c', ''));
    const sizes = [...gallery.children].map(slide => [slide.getBoundingClientRect().width, slide.getBoundingClientRect().height]);
    expect(sizes).to.deep.equal([[600, 300], [600, 300], [600, 300]]);
  });

  it('are left as they were when the gallery is removed, and when a slide is', async () => {
    const gallery = await putGallery('', pictures(3));
    const slides = [...gallery.children] as HTMLElement[];
    put('<div></div>').append(slides[2]!);
    await waitUntil(() => !slides[2]!.inert);
    expect(slides[1]!.inert).to.equal(true);
    gallery.remove();
    await waitUntil(() => !slides[1]!.inert);
  });
});

describe('the size of a gallery', () => {
  const figure = (name: string) => `<figure>${picture(name)}<figcaption>Caption of ${name}, long enough for two lines on a phone.</figcaption></figure>`;
  const cases: [string, string][] = [
    ['', pictures(3)],
    ['transition="scroll"', pictures(3)],
    ['transition="scroll" aspect-ratio="16:9" gutter="4" counter', figure('a') + picture('b')],
    ['aspect-ratio="16:9" gutter="4" counter', figure('a') + picture('b')],
    ['design="grid"', pictures(5)],
    [
      'design="grid" slides-per-row="5" gutter="20" aspect-ratio="4:5"',
      `${figure('a')}<p></p><br><a href="#b">${picture('b')}</a><p>${picture('c')}</p>${pictures(5)}`,
    ],
    ['design="GRID" slides-per-row="1" gutter="0"', pictures(2)],
    ['design="grid" slides-per-row="2" auto-crop="false"', pictures(3)],
    ['design="grid" slides-per-row="1, 480px 2, 900px 4"', pictures(8)],
    ['aspect-ratio="auto"', `${picture('a')}${figure('b')}`],
    ['design="carousel"', pictures(7)],
    ['design="carousel" slides-per-row="4" gutter="16" aspect-ratio="4:5"', figure('a') + pictures(6)],
    ['design="carousel" slides-per-row="4, 480px 2, 724px 5" gutter="10"', pictures(8)],
    ['design="strip"', pictures(5)],
    ['design="strip" active-alignment="left" v-size="6"', figure('a') + pictures(5)],
    ['design="strip" aspect-ratio="1:1" gutter="0"', pictures(5)],
    ['design="autogrid" column-width="200"', figure('a') + pictures(6)],
    ['design="autogrid" gutter="12" aspect-ratio="1:1"', pictures(6)],
    ['design="autocolumns" column-width="180" gutter="10"', figure('a') + pictures(6)],
    ['design="autorows"', pictures(7)],
    ['design="autorows" aspect-ratio="4:3" gutter="4"', figure('a') + pictures(5)],
    ['design="list" list-image-size="40"', figure('a') + picture('b')],
    ['design="base"', figure('a') + picture('b')],
    ['design="grid" meta-position="bottom"', figure('a') + figure('b')],
    ['thumbnails', pictures(3)],
  ];
  for (const [attributes, slides] of cases) {
    for (const widthPx of [320, 479, 480, 700, 724, 1100]) {
      it(`is final before its script: ${attributes || 'no attributes'}, ${widthPx} px`, async () => {
        const plain = put(`<div data-site-gallery ${attributes}>${slides}</div>`, { widthPx });
        const gallery = await putGallery(attributes, slides, { widthPx });
        const boxesIn = (element: Element) => [element, ...element.querySelectorAll('img, figcaption')].map(node => {
          const [from, { left, top, width, height }] = [element.getBoundingClientRect(), node.getBoundingClientRect()];
          return [left - from.left, top - from.top, width, height].map(px => Math.round(px * 10) / 10);
        });
        const [after, before] = [boxesIn(gallery), boxesIn(plain)];
        const isSeen = (_: unknown, at: number) => after[at]![2]! > 0; // a stack draws its current slide only
        const off = after.flatMap((box, node) => box.map((px, side) => Math.abs(px - before[node]![side]!))).filter((_, at) => isSeen(_, Math.floor(at / 4)));
        expect(Math.max(...off), `${after.filter(isSeen).join(' | ')}\n${before.filter(isSeen).join(' | ')}`).to.be.below(0.3);
      });
    }
  }

  it('holds fewer images in a row where it is narrow', async () => {
    const perRow = async (attributes: string, widthPx: number) => {
      const gallery = await putGallery(`design="grid" ${attributes}`, pictures(12), { widthPx });
      const top = gallery.children[0]!.getBoundingClientRect().top;
      return [...gallery.children].filter(slide => slide.getBoundingClientRect().top === top).length;
    };
    const rows: [string, number, number][] = [
      ['', 724, 4], ['', 723, 3], ['', 480, 3], ['', 479, 2], ['slides-per-row="6"', 900, 6], ['slides-per-row="6"', 600, 3],
      ['slides-per-row="2"', 600, 2], ['slides-per-row="1"', 300, 1], ['slides-per-row="12" gutter="7"', 1100, 12],
    ];
    for (const [attributes, widthPx, count] of rows) expect(await perRow(attributes, widthPx), `${attributes} ${widthPx}`).to.equal(count);
  });

  it('holds against a theme that styles every image', async () => {
    const theme = new CSSStyleSheet();
    theme.replaceSync('.post .body img { height: auto; max-width: 50%; margin: 2em 0; width: auto } .post figure { margin: 3em 40px }');
    document.adoptedStyleSheets.push(theme);
    const box = put(
      `<div class="post"><div class="body"><site-gallery transition="scroll"><figure>${picture('a')}</figure>${picture('b')}</site-gallery></div></div>`,
    );
    const gallery = box.querySelector('site-gallery')!;
    await gallery.updateComplete;
    await waitUntil(() => trackOf(gallery));
    const [a, b] = [...gallery.querySelectorAll('img')].map(image => image.getBoundingClientRect());
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(theme), 1);
    expect([a!.width, a!.height, b!.width, b!.height]).to.deep.equal([600, 400, 600, 400]);
  });

  it('needs no sheet of the page inside another shadow root', async () => {
    const outer = put('<div></div>').attachShadow({ mode: 'open' });
    outer.innerHTML = `<site-gallery design="grid" slides-per-row="2"><a href="#a">${picture('a')}</a>${picture('b')}</site-gallery>`;
    const gallery = outer.querySelector('site-gallery')!;
    await gallery.updateComplete;
    await waitUntil(() => trackOf(gallery));
    await waitUntil(() => gallery.querySelector('img')!.getBoundingClientRect().height === 294);
  });
});

describe('the settings of a gallery', () => {
  it('log an unknown design and an invalid ratio, and use the default', async () => {
    let gallery: SiteGallery;
    const warnings = await captureWarnings(async () => { gallery = await putGallery('design="gird" aspect-ratio="wide"', pictures(2)); });
    expect(warnings.toSorted()).to.deep.equal([
      '<site-gallery>: aspect-ratio "wide" is not a ratio; expected width:height such as 3:2; using 3:2.',
      '<site-gallery>: design "gird" is unknown: no gallery design found by that name; expected slideshow, strip, grid, autogrid, autocolumns, autorows, carousel, list, base; using slideshow.',
    ]);
    expect(gallery!.getBoundingClientRect().height).to.equal(400);
  });

  it('survive absurd numbers', async () => {
    let gallery: SiteGallery;
    const warnings = await captureWarnings(async () => {
      gallery = await putGallery('design="grid" slides-per-row="-4" gutter="1e9" current="1e300"', pictures(3));
    });
    expect(warnings.length).to.be.greaterThan(1);
    expect(gallery!.getBoundingClientRect().height).to.be.greaterThan(100);
  });

  it('return to the default when an attribute is removed', async () => {
    const gallery = await putGallery('design="grid" slides-per-row="2"', pictures(4));
    gallery.removeAttribute('slides-per-row');
    gallery.removeAttribute('design');
    await gallery.updateComplete;
    await waitUntil(() => partOf(gallery, 'next'));
    expect([gallery.design, gallery.slidesPerRow, gallery.offsetHeight]).to.deep.equal(['slideshow', null, 400]);
  });

  it('are read from the settings block, under the specification\'s names', async () => {
    const block = '<script type="application/json">{ "design": "grid", "slidesPerRow": 2, "imageAspectRatio": "2:1", "gutter": 0 }</script>';
    const gallery = await putGallery('', block + pictures(2));
    expect([...gallery.querySelectorAll('img')].map(image => image.getBoundingClientRect().height)).to.deep.equal([150, 150]);
  });

  it('show a slide from the start, counted from the end too', async () => {
    const [third, last] = [await putGallery('current="2"', pictures(5)), await putGallery('current="-1"', pictures(5))];
    await waitUntil(() => shown(third) === 2 && shown(last) === 4);
    expect(third.getAttribute('current')).to.equal('2');
  });

  it('follow the current slide as property and attribute', async () => {
    const gallery = await putGallery('', pictures(5));
    const heard = listen(gallery);
    gallery.current = 3;
    await rests(gallery, 3);
    expect(gallery.getAttribute('current')).to.equal('3');
    gallery.removeAttribute('current');
    await rests(gallery, 0);
    expect(heard).to.deep.equal(['site-slide-change 0>3', 'site-slide-change 3>0']);
  });
});

describe('a gallery whose view has failed', () => {
  it('leaves the slides as they were, and moves them again after another render', async () => {
    const gallery = await putGallery('counter', pictures(3));
    gallery.addEventListener('site-error', event => event.preventDefault());
    const slides = [...gallery.children] as HTMLElement[];
    expect(slides.map(({ inert }) => inert)).to.deep.equal([false, true, true]);
    await captureConsole(async () => {
      partOf(gallery, 'counter')!.remove(); // as a page's script may
      gallery.counter = false;
      await waitUntil(() => !trackOf(gallery), 'the view has failed');
    });
    await waitUntil(() => slides.every(({ inert }) => !inert), 'nothing is inert');
    gallery.loop = true;
    await waitUntil(() => trackOf(gallery), 'it is drawn again');
    await waitUntil(() => slides[1]!.inert, 'slides out of view are inert again');
    partOf(gallery, 'next')!.click();
    await rests(gallery, 1);
  });
});

describe('a gallery that is moved', () => {
  it('keeps its slide, in memory and in view', async () => {
    const gallery = await putGallery('', pictures(5));
    await gallery.show(3);
    await rests(gallery, 3);
    put('<div></div>').append(gallery);
    await rests(gallery, 3);
  });

  it('keeps the slide that the visitor has swiped to', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(5));
    trackOf(gallery).scrollTo({ left: 616 * 2, behavior: 'instant' });
    await rests(gallery, 2);
    put('<div></div>').append(gallery.parentElement!);
    await rests(gallery, 2);
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await rests(gallery, 2);
  });

  it('keeps its slide while it is hidden', async () => {
    const gallery = await putGallery('', pictures(5));
    await gallery.show(2);
    await rests(gallery, 2);
    gallery.hidden = true;
    await waitUntil(() => gallery.offsetWidth === 0);
    gallery.hidden = false;
    await rests(gallery, 2);
  });

  it('stays with its slide when others come before it', async () => {
    const gallery = await putGallery('current="1"', pictures(3));
    const current = gallery.children[1]!;
    gallery.prepend(put(picture('x')), put(picture('y')));
    await waitUntil(() => gallery.children[shown(gallery)] === current);
    await waitUntil(() => !(current as HTMLElement).inert);
  });

  it('keeps how far the visitor scrolled before its script came', () => {
    const early = put(`<early-gallery style="display: flex; overflow: auto">${pictures(4)}</early-gallery>`, { widthPx: 300, dir: 'rtl' });
    for (const image of early.children) (image as HTMLElement).style.flex = '0 0 100%';
    early.scrollLeft = -600;
    storeEarlyScroll('early-gallery');
    expect([readEarlyScroll(early), readEarlyScroll(early)]).to.deep.equal([2, null]);
  });

  it('is a gallery of its own when it is cloned', async () => {
    const gallery = await putGallery('', pictures(3));
    await gallery.show(1);
    await rests(gallery, 1);
    const clone = gallery.cloneNode(true) as SiteGallery;
    gallery.after(clone);
    await clone.updateComplete;
    await clone.show(2);
    await rests(clone, 2);
    expect(gallery.current).to.equal(1);
  });
});
