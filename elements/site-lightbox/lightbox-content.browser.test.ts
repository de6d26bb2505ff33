import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { openLightbox } from '../../core/lightbox/open-lightbox.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  button, clear, dialogOf, inside, isLeft, link, opened, picture,
  plainClick, put, putLightbox, rests, settled, shown, slide, status, still,
} from './lightbox-page.fixture.test.js';
import './site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('captions', () => {
  const caption = (lightbox: Element) => inside(lightbox, '[part="caption"]');
  const figure = `<figure>${link('a')}<figcaption id="words" onclick="window.pressed = true">The <em>dawn</em>, <a href="/more" onclick="window.pressed = true">more</a>
    <a href="javascript:alert(1)">bad</a><script>window.ran = true</script><style>*{}</style><button>buy</button></figcaption></figure>`;

  it('are a copy of the author\'s words with their markup, and nothing that acts', async () => {
    const lightbox = await putLightbox('', figure);
    await opened(lightbox);
    const words = inside(lightbox, '.text')!;
    expect(words.textContent!.replace(/\s+/g, ' ').trim()).to.equal('The dawn, more bad');
    expect(words.querySelector('em')!.textContent).to.equal('dawn');
    expect([...words.querySelectorAll('a')].map(one => one.getAttribute('href'))).to.deep.equal(['/more', null]);
    expect(words.querySelector('script, style, button, [id], [onclick]')).to.equal(null);
    expect(caption(lightbox)!.hasAttribute('aria-hidden')).to.equal(false);
  });

  it('are the title, else the alternative text, which is not events twice', async () => {
    const lightbox = await putLightbox('', link('a', 'title="A title"') + link('b'));
    await opened(lightbox);
    expect(caption(lightbox)!.textContent).to.equal('A title');
    await lightbox.next();
    await rests(lightbox, 'b');
    expect([caption(lightbox)!.textContent, caption(lightbox)!.getAttribute('aria-hidden')]).to.deep.equal(['Picture b', 'true']);
  });

  it('are only what is written, or none at all', async () => {
    const lightbox = await putLightbox('captions="written"', link('a', 'title="A title"') + link('b'));
    await opened(lightbox, 1);
    expect(caption(lightbox)).to.equal(null);
    await lightbox.next();
    await rests(lightbox, 'a');
    expect(caption(lightbox)!.textContent).to.equal('A title');
    lightbox.captions = 'none';
    await lightbox.next();
    await lightbox.next();
    await waitUntil(() => caption(lightbox) === null);
  });

  it('can be hidden on a phone', async () => {
    await setViewport({ width: 500, height: 700 });
    try {
      const lightbox = await putLightbox('', link('a', 'title="A title"'));
      await opened(lightbox);
      const toggle = button(lightbox, 'caption-toggle')!;
      expect([toggle.getAttribute('aria-expanded'), toggle.getAttribute('aria-label')]).to.deep.equal(['true', 'Hide caption']);
      toggle.click();
      await waitUntil(() => getComputedStyle(caption(lightbox)!).visibility === 'hidden');
      expect([toggle.getAttribute('aria-expanded'), toggle.getAttribute('aria-label')]).to.deep.equal(['false', 'Show caption']);
    } finally {
      await setViewport({ width: 1000, height: 700 });
    }
  });

  it('that are long cover a quarter of a phone held sideways at most; all of it is shown on a click, until the next slide', async () => {
    await setViewport({ width: 844, height: 390 });
    try {
      const lightbox = await putLightbox('', link('a', `title="${'Opened at 1,240 degrees, and it waited until Sunday. '.repeat(14)}"`) + link('b', 'title="Short"'));
      await opened(lightbox);
      const share = () => caption(lightbox)!.getBoundingClientRect().height / innerHeight;
      await waitUntil(() => share() > 0);
      expect(share()).to.be.at.most(0.25);
      expect(caption(lightbox)!.scrollHeight, 'the rest scrolls').to.be.greaterThan(caption(lightbox)!.clientHeight);
      inside(lightbox, '.text')!.click();
      await waitUntil(() => caption(lightbox)!.scrollHeight <= caption(lightbox)!.clientHeight + 1);
      await lightbox.next();
      await lightbox.previous();
      await waitUntil(() => share() <= 0.25);
      caption(lightbox)!.focus();
      await waitUntil(() => share() > 0.25, 'and while the keyboard is on it');
    } finally {
      await setViewport({ width: 1000, height: 700 });
    }
  });

  it('have no button on a wide screen', async () => {
    const lightbox = await putLightbox('', link('a', 'title="A title"'));
    await opened(lightbox);
    expect(getComputedStyle(button(lightbox, 'caption-toggle')!).display).to.equal('none');
  });
});

describe('what is events', () => {
  it('is the position and the picture, on opening and on turning', async () => {
    const lightbox = await putLightbox('label="The coast"');
    await opened(lightbox);
    expect(status(lightbox)).to.equal('Picture 1 of 3: Picture a');
    expect(dialogOf(lightbox)!.getAttribute('aria-label')).to.equal('The coast');
    await lightbox.next();
    await waitUntil(() => status(lightbox) === 'Picture 2 of 3: Picture b');
  });

  /** Half-faded text has the contrast of neither end. */
  const isOver = ({ playState, effect }: Animation) => playState === 'finished' || effect!.getComputedTiming().endTime === Infinity;
  const isAccessible = async (lightbox: Element) => {
    await still(lightbox);
    await waitUntil(() => getComputedStyle(inside(lightbox, '.chrome')!).opacity === '1', 'the controls have appeared');
    // A message and a caption fade in, and buttons change color with the theme: half of the way is too little contrast.
    await waitUntil(() => lightbox.shadowRoot!.getAnimations().every(isOver), 'nothing appears any more');
    await expect(lightbox).to.be.accessible();
  };

  it('is accessible when open, zoomed, light and broken', async () => {
    const lightbox = await putLightbox('', `${link('a', 'title="A title"')}<img src="/no/such.jpg" alt="Gone" width="60" height="60">`);
    await opened(lightbox);
    await isAccessible(lightbox);
    await sendKeys({ press: '+' });
    await isAccessible(lightbox);
    lightbox.theme = 'light';
    await lightbox.next();
    await waitUntil(() => inside(lightbox, '[part="error"]'));
    await isAccessible(lightbox);
  });
});

describe('bad images', () => {
  it('that do not load show a calm message with their alternative text', async () => {
    const lightbox = await putLightbox('', '<a href="/no/such-large.jpg"><img src="/no/such.jpg" alt="A boat" width="60" height="60"></a>');
    await opened(lightbox);
    await waitUntil(() => inside(lightbox, '[part="error"]'));
    expect(inside(lightbox, '[part="error"]')!.textContent).to.equal('This picture could not be loaded.A boat');
    const box = inside(lightbox, '[part="error"]')!.getBoundingClientRect();
    expect(Math.min(box.width, box.height)).to.be.above(100);
  });

  it('whose large one does not come stay as they are', async () => {
    const lightbox = await putLightbox('', '<a href="/no/such-large.jpg"><img src="/images/a?format=300w" alt="Picture a" width="60" height="60"></a>');
    await opened(lightbox);
    await new Promise(resolve => {
      const probe = new Image();
      probe.onerror = resolve;
      probe.src = '/no/such-large.jpg?again';
    });
    expect([shown(lightbox), inside(lightbox, '[part="error"]')]).to.deep.equal(['a', null]);
  });

  it('of absurd sizes are shown all the same', async () => {
    for (const size of ['0x0', '-5x2', 'wide', '65535x1', '1x65535', '99999999x1', '1x99999999']) {
      const lightbox = await putLightbox('', `<img data-image-dimensions="${size}" src="/images/a?format=300w" alt="Picture a" width="60" height="60">`);
      lightbox.querySelector('img')!.click();
      await nextFrame();
      const { offsetWidth: width, offsetHeight: height } = picture(lightbox);
      expect(width >= 1 && height >= 1 && width <= 1000 && height <= 700, `${size}: ${width} x ${height}`).to.equal(true);
      // What grows out of next to nothing keeps a browser from drawing anything for seconds.
      const scales = picture(lightbox).getAnimations().flatMap(motion => (motion.effect as KeyframeEffect).getKeyframes())
        .map(({ transform }) => Number(/scale\((.+)\)/.exec(String(transform))?.[1] ?? 1));
      expect(scales.length > 0 && Math.max(...scales) <= 20, `${size}: ${scales}`).to.equal(true);
      await settled(lightbox);
      await clear();
    }
  });

  it('are missing: nothing opens', async () => {
    const lightbox = await putLightbox('', '<p>Words</p>');
    expect([await lightbox.show(), openLightbox({ slides: [], index: 0 })]).to.deep.equal([false, false]);
  });
});

describe('sources', () => {
  it('come from the thumbnail\'s list, for the width that is needed', async () => {
    const list = [300, 1000, 2500].map(width => `/images/a-${width}.svg ${width}w`).join(', ');
    const lightbox = await putLightbox('', `<img src="/images/a-300.svg" srcset="${list}" sizes="90px" alt="Picture a" width="90" height="60">`);
    await opened(lightbox);
    await waitUntil(() => /a-(1000|2500)/.test(picture(lightbox).querySelector('img')!.currentSrc), 'it comes');
    expect(picture(lightbox).querySelector('img')!.sizes).to.match(/^\d+px$/);
  });

  it('come from data-src at a service of widths', async () => {
    const lightbox = await putLightbox(
      '',
      '<img src="/images/a?format=100w" data-src="/images/a" alt="Picture a" width="90" height="60" data-image-dimensions="2400x1600">',
    );
    await opened(lightbox);
    await waitUntil(() => /\/images\/a\?format=(1000|1500|2500)w$/.test(picture(lightbox).querySelector('img')!.src), 'it comes');
  });
});

describe('sets of links anywhere', () => {
  const set = (name: string, value = 'kiln') => link(name, `data-site-lightbox-set="${value}"`);

  it('open together in the page\'s lightbox', async () => {
    const box = put(`<p>${set('a')} words ${set('x', 'other')}</p><figure>${set('b')}<figcaption>The <b>second</b></figcaption></figure><site-lightbox theme="light"></site-lightbox>`);
    const lightbox = box.querySelector('site-lightbox')!;
    await lightbox.updateComplete;
    expect(isLeft(box.querySelectorAll('a')[2]!)).to.equal(false);
    await settled(lightbox);
    expect([
      inside(lightbox, '[part="counter"]')!.textContent,
      inside(lightbox, '.text b')!.textContent,
      dialogOf(lightbox)!.dataset.theme,
    ]).to.deep.equal(['2 / 2', 'second', 'light']);
    await lightbox.next();
    await rests(lightbox, 'a');
  });

  it('make a lightbox where the page has none, and those without a name are alone', async () => {
    const box = put(`<p>${set('a', '')} ${set('b', '')}</p>`);
    box.querySelector('a')!.querySelector('img')!.click();
    await waitUntil(() => document.querySelector('site-lightbox'));
    const lightbox = document.querySelector('site-lightbox')!;
    await settled(lightbox);
    expect([shown(lightbox), button(lightbox, 'next'), lightbox.parentElement]).to.deep.equal(['a', null, document.body]);
  });

  it('take no room on the page', () => {
    const before = document.body.getBoundingClientRect().height;
    const box = put('<site-lightbox></site-lightbox>');
    expect(box.getBoundingClientRect().height).to.equal(0);
    expect(document.body.getBoundingClientRect().height).to.equal(before);
  });

  it('open by keyboard where they are plain pictures', async () => {
    const box = put('<img data-site-lightbox-set src="/images/a?format=300w" alt="Picture a" width="60" height="60">');
    const image = box.querySelector('img')!;
    image.click();
    await waitUntil(() => document.querySelector('site-lightbox'));
    await settled(document.querySelector('site-lightbox')!);
  });

  it('do not use a lightbox that is not displayed', async () => {
    const box = put(`<div hidden><site-lightbox id="hidden"></site-lightbox></div><p>${set('a')}</p>`);
    await box.querySelector('site-lightbox')!.updateComplete;
    box.querySelector('p img')!.dispatchEvent(plainClick());
    await waitUntil(() => document.querySelectorAll('site-lightbox').length === 2);
    await settled(document.querySelector('body > site-lightbox')!);
  });
});

describe('colors', () => {
  it('are dark unless said, 0.95 over the page', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    await waitUntil(() => Number(getComputedStyle(inside(lightbox, '[part="overlay"]')!).opacity).toFixed(2) === '0.95', 'the overlay is there');
    const light = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(light(inside(lightbox, '[part="overlay"]')!)).to.equal('rgb(11, 12, 15)');
    lightbox.theme = 'light';
    await lightbox.updateComplete;
    expect(light(inside(lightbox, '[part="overlay"]')!)).to.equal('rgb(255, 255, 255)');
  });
});

it('a picture in another slide keeps its own place while the row moves', async () => {
  const lightbox = await putLightbox();
  await opened(lightbox);
  await still(lightbox);
  await sendKeys({ press: '+' });
  await still(lightbox);
  const left = slide(lightbox);
  const box = left.querySelector('.picture')!.getBoundingClientRect();
  const { style } = left;
  void lightbox.next();
  await waitUntil(() => parseFloat(style.getPropertyValue('--_turn')) < 0);
  expect(left.querySelector('.picture')!.getBoundingClientRect().width).to.be.closeTo(box.width, 1);
  await rests(lightbox, 'b');
});

describe('a window of another size', () => {
  it('has its picture in its middle again', async () => {
    const lightbox = await putLightbox('', link('a'));
    await opened(lightbox);
    await setViewport({ width: 500, height: 600 });
    try {
      // The runner's pictures are square, regardless of their attributes.
      const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2].map(Math.round).join();
      await waitUntil(() => {
        const [box, area] = [picture(lightbox), inside(lightbox, '.area')!].map(one => one.getBoundingClientRect());
        return Math.abs(box!.width - Math.min(area!.width, area!.height)) <= 1 && middle(box!) === middle(area!);
      }, 'it fits the new window');
    } finally {
      await setViewport({ width: 1000, height: 700 });
    }
  });
});
